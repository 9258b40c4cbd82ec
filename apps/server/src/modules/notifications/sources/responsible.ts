import { PAGES, RESPONSIBILITY_GROUPS, type ResponsibilityGroup } from '@ot/domain'
import { forgetMarks, linesText, markFresh } from '../../notices/index.ts'
import { listFilledRoles } from './responsible-queries.ts'
import type { Source } from './source.ts'

/** Types of responsibility with a role in which nobody stands; filled and empty again, they are told of again. */
export const responsibleNotices: Source = async (tx, { companyId, today }) => {
  const filled = await listFilledRoles(tx, companyId)
  if (filled === null) return []
  const isUnfilled = ({ roles }: ResponsibilityGroup) => roles.some(({ id }) => !filled.has(id))
  const candidates = RESPONSIBILITY_GROUPS.filter(isUnfilled).map((group) => ({
    ...group,
    subject: subjectOf(group),
    threshold: 'unfilled' as const,
  }))
  const inOrder = RESPONSIBILITY_GROUPS.filter((group) => !isUnfilled(group))
  await forgetMarks(tx, companyId, inOrder.map(subjectOf))
  const fresh = await markFresh(tx, { companyId, today }, candidates)
  if (fresh.length === 0) return []
  const lines = fresh.map(
    ({ name, roles }) => `${name}: ${rolesText(roles.filter(({ id }) => !filled.has(id)))}`,
  )
  const title = `Не назначены ответственные: ${fresh.map(({ name }) => name).join(', ')}`
  return [{ kind: 'responsible', title, content: linesText(lines), link: PAGES.settingsResponsible.path }]
}

function subjectOf({ type }: ResponsibilityGroup): string {
  return `responsible:${type}`
}

function rolesText(roles: readonly { name: string }[]): string {
  return roles.map(({ name }) => `«${name}»`).join(', ')
}
