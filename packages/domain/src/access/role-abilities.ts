import type { Role } from './roles.ts'

/** What each role may do, said to people who choose one or are given one; the rule itself is `isAllowed`. */
export const ROLE_ABILITIES = {
  owner:
    'Всё, что редактор, а также приглашает коллег, меняет их роли, решает о пересчёте сроков, выбирает тариф и платит',
  editor: 'Ведёт учёт: работники, разделы, заявки, документы, происшествия, сведения об организации',
  viewer: 'Видит всё, скачивает и выгружает, но ничего не меняет',
} satisfies Record<Role, string>
