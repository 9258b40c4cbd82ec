import type { Role } from './roles.ts'

/** Every action a role may be refused. Reading needs membership alone. */
export const ACTIONS = [
  'company.change',
  'members.manage',
  'department.change',
  'employee.change',
  'event.change',
  'terms.recount',
  'memo.change',
  'responsibility.change',
  'document.make',
  'document.void',
  'template.change',
  'dispatch.change',
  'incident.change',
  'billing.manage',
] as const
export type Action = (typeof ACTIONS)[number]

const OWNER_ONLY: readonly Action[] = ['members.manage', 'terms.recount', 'billing.manage']

export function isAllowed(role: Role, action: Action): boolean {
  switch (role) {
    case 'owner':
      return true
    case 'editor':
      return !OWNER_ONLY.includes(action)
    case 'viewer':
      return false
  }
}
