import type { FieldError, NewRecipient } from '@ot/contract'
import { recipientState } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { findEmployees, type NewRecipientRow, type SentEmployee } from './recipient-queries.ts'

type Request = { companyId: number; recipients: readonly NewRecipient[]; needsSignature: boolean }

/** The people as they are today, each once; every wrong one is told at once. */
export async function chooseRecipients(
  tx: Tx,
  { companyId, recipients, needsSignature }: Request,
): Promise<NewRecipientRow[]> {
  const ids = recipients.flatMap((one) => ('employeeId' in one ? [one.employeeId] : []))
  const found = ids.length === 0 ? [] : await findEmployees(tx, companyId, ids)
  const employees = new Map(found.map((employee) => [employee.id, employee]))
  refuseWrong(recipients, employees)
  return recipients.map((one, place) => {
    const person = personOf(one, employees)
    const marks = { openedAt: null, acknowledgedAt: null, signedOn: null, revokedAt: null }
    return { ...person, place, state: recipientState({ ...marks, email: person.email }, needsSignature) }
  })
}

type Employees = ReadonlyMap<number, SentEmployee>

function personOf(one: NewRecipient, employees: Employees): Omit<NewRecipientRow, 'place' | 'state'> {
  if (!('employeeId' in one)) {
    return { employeeId: null, fullName: one.fullName, position: null, email: one.email }
  }
  const { employeeId } = one
  const { fullName = null, position = null, email = null } = employees.get(employeeId) ?? {}
  return { employeeId, fullName, position, email: one.email === undefined ? email : one.email }
}

function refuseWrong(recipients: readonly NewRecipient[], employees: Employees): void {
  const seen = new Set<string>()
  const errors = recipients.flatMap((one, index): FieldError[] => {
    const key = 'employeeId' in one ? String(one.employeeId) : one.email.toLowerCase()
    const message = seen.has(key) ? 'Этот получатель уже выбран' : problemOf(one, employees)
    seen.add(key)
    return message === null ? [] : [{ field: `recipients.${index}`, message }]
  })
  if (errors.length > 0) throw new Invalid(errors)
}

function problemOf(one: NewRecipient, employees: Employees): string | null {
  if (!('employeeId' in one)) return null
  const employee = employees.get(one.employeeId)
  if (employee === undefined) return 'Такого работника нет'
  return employee.isDismissed ? `${employee.fullName}: работник уволен` : null
}
