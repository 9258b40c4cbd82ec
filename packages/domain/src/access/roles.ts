/** What a user is in a company. The viewer reads; the editor keeps records; the owner also manages people and payment. */
export const ROLES = ['owner', 'editor', 'viewer'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS = {
  owner: 'Владелец',
  editor: 'Редактор',
  viewer: 'Наблюдатель',
} satisfies Record<Role, string>
