import { writeOrderLink } from '@ot/domain'
import { orderOf, roleOf } from './present.ts'
import type { HeldRow } from './queries.ts'

/** What the log compares. */
export function recordOf(row: HeldRow) {
  const { roleId, employeeId, employeeFullName, since } = row
  const orderLink = writeOrderLink(orderOf(row))
  return { role: roleOf(roleId).name, employeeId, employeeFullName, orderLink, since }
}

/** What users call the fields that may have been changed by somebody else. */
export const RESPONSIBILITY_LABELS = {
  employeeId: 'работник',
  employeeFullName: 'работник',
  orderLink: 'приказ',
  since: 'дата назначения',
}
