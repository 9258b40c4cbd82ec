import type { CallAnswer, EmployeeAnswer, EventAnswer, EventOf } from '@ot/contract'
import type { PpeEventType } from '@ot/domain'
import { compareNames } from '@ot/text'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { Choice } from '../../../ui/choices.ts'
import { BLANK_MEMO_LINE, type LineValues, type MemoValues } from './memo-values.ts'

type Departments = readonly { id: number; name: string }[]

/** What is filled in to add a line by hand. */
export interface AddedValues {
  employeeId: number | null
  ppe: string
  quantity: string
  factorNumber: string | null
}

export const NOTHING_ADDED: AddedValues = { employeeId: null, ppe: '', quantity: '', factorNumber: null }

/** Who may be added: to a PPE memo only who is not in it yet. */
export function lineEmployees(
  section: 'ppe' | 'medical',
  employees: readonly EmployeeAnswer[],
  { employeesData }: MemoValues,
): Choice<number | null>[] {
  const taken = new Set(section === 'ppe' ? employeesData.map(({ employeeId }) => employeeId) : [])
  return employees
    .filter(({ id, dismissedOn }) => dismissedOn === null && !taken.has(id))
    .map((employee) => ({ value: employee.id, label: fullName(employee) }))
}

/** What an employee can give back. */
export function returnablePpe(events: readonly EventAnswer[], employeeId: number | null): EventOf<'ppe'>[] {
  return events.filter(
    (event): event is EventOf<'ppe'> =>
      event.section === 'ppe' &&
      event.employeeId === employeeId &&
      event.eventType === 'return' &&
      event.onHand > 0 &&
      event.memoId === null,
  )
}

/** From one to all that is on hand. */
export function quantityChoices(event: EventOf<'ppe'> | undefined): Choice<string>[] {
  const count = event?.onHand ?? 0
  return Array.from({ length: count }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))
}

/** Names that the company issues already, the employee's own first. */
export function issuedNames(events: readonly EventAnswer[], employeeId: number | null): string[] {
  const issued = events.filter(
    (event): event is EventOf<'ppe'> => event.section === 'ppe' && event.eventType === 'issuance',
  )
  const own = issued.filter((event) => event.employeeId === employeeId)
  const others = issued.filter((event) => event.employeeId !== employeeId)
  const byName = (one: EventOf<'ppe'>, other: EventOf<'ppe'>) => compareNames(one.ppe, other.ppe)
  return [...new Set([...own.sort(byName), ...others.sort(byName)].map(({ ppe }) => ppe))]
}

export type AddedProblems = Partial<Record<keyof AddedValues, string>>

const REQUIRED = 'Обязательное поле'
const WHOLE = 'Целое число не меньше 1'
const TWICE = 'Этот пункт у работника уже есть в заявке'
const QUANTITY = /^[1-9]\d{0,3}$/

export function ppeProblems({ employeeId, ppe, quantity }: AddedValues): AddedProblems {
  return {
    ...(employeeId === null && { employeeId: REQUIRED }),
    ...(ppe.trim() === '' && { ppe: REQUIRED }),
    ...(quantity.trim() === ''
      ? { quantity: REQUIRED }
      : !QUANTITY.test(quantity.trim()) && { quantity: WHOLE }),
  }
}

export function medicalProblems(
  { employeeId, factorNumber }: AddedValues,
  { employeesData }: MemoValues,
): AddedProblems {
  const isTwice = employeesData.some(
    (line) => line.employeeId === employeeId && line.factorNumber === factorNumber,
  )
  return {
    ...(employeeId === null && { employeeId: REQUIRED }),
    ...(factorNumber === null ? { factorNumber: REQUIRED } : isTwice && { factorNumber: TWICE }),
  }
}

interface Added {
  employee: EmployeeAnswer
  departments: Departments
  number: number
}

function blankLine({ employee, departments, number }: Added) {
  return {
    ...BLANK_MEMO_LINE,
    key: `hand-${number}`,
    employeeId: employee.id,
    fullname: fullName(employee),
    employeePosition: employee.positionStaff ?? employee.position.name,
    department: departments.find(({ id }) => id === employee.employeeGroupId)?.name ?? '',
  }
}

export function ppeLine(
  added: Added,
  values: AddedValues,
  { operation, events }: { operation: PpeEventType; events: readonly EventAnswer[] },
): LineValues {
  const ppe = values.ppe.trim()
  const known =
    operation === 'return'
      ? returnablePpe(events, added.employee.id).find((one) => one.ppe === ppe)
      : undefined
  return {
    ...blankLine(added),
    name: ppe,
    ppe,
    eventType: operation,
    quantity: Number(values.quantity),
    unit: known?.unit ?? 'шт.',
    ...(known !== undefined && { eventId: known.id, date: known.date, deadline: known.deadline }),
  }
}

export function medicalLine(
  added: Added,
  { code, shortTitle }: Pick<CallAnswer<'GET /api/medical-factors'>[number], 'code' | 'shortTitle'>,
): LineValues {
  return { ...blankLine(added), name: shortTitle, factorNumber: code }
}
