import { writeOrderLink } from '@ot/domain'
import { orderOf, roleOf } from './present.ts'
import type { HeldRow } from './queries.ts'

/** What the log compares. */
export function appointmentRecord(row: HeldRow) {
  const { roleId, employeeId, employeeFullName, since } = row
  const orderLink = writeOrderLink(orderOf(row))
  return { role: roleOf(roleId).name, employeeId, employeeFullName, orderLink, since }
}
