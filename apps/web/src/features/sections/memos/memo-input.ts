import type { Section } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { changedFields, pickFields } from '../../../lib/form/changed-fields.ts'
import type { FieldProblem } from '../../../lib/http/api-error.ts'
import type { MemoPatchBody, NewMemoBody } from './api/memos.ts'
import { dayOf, type LineValues, type MemoValues } from './memo-values.ts'

const INCOMPLETE_DATE = 'Дата в виде дд.мм.гггг'
const LATER_THAN_TODAY = 'Дата не может быть позже сегодняшнего дня'
const NO_QUANTITY = 'Не меньше 1'
const NO_LINES = 'В заявке нет ни одного работника'

/** What the server would refuse, told before it is asked. */
export function memoProblems({ employeesData }: MemoValues, today: string): FieldProblem[] {
  if (employeesData.length === 0) return [{ field: 'employeesData', message: NO_LINES }]
  return employeesData.flatMap((line, index) => lineProblems(line, `employeesData.${index}`, today))
}

function lineProblems({ completionDate, quantity }: LineValues, field: string, today: string) {
  const problems: FieldProblem[] = []
  const problem = (name: string, message: string) => problems.push({ field: `${field}.${name}`, message })
  if (completionDate !== '' && !isCalendarDate(completionDate)) problem('completionDate', INCOMPLETE_DATE)
  else if (completionDate > today) problem('completionDate', LATER_THAN_TODAY)
  if (quantity === 0) problem('quantity', NO_QUANTITY)
  return problems
}

export function newMemoBody(companyId: number, memoSection: Section, values: MemoValues): NewMemoBody {
  const { fullName, author, note, employeesData } = values
  return { companyId, memoSection, fullName, author, note, employeesData: employeesData.map(newLine) }
}

function newLine(line: LineValues) {
  const { eventId, employeeId, factorNumber, eventType, ppe, quantity } = line
  const { finalWorkingConditionsClass, finalRiskLevel } = line
  return {
    eventId,
    employeeId,
    quantity,
    completionDate: dayOf(line),
    finalWorkingConditionsClass,
    finalRiskLevel,
    // An event says itself what it is about.
    ...(eventId === null && { factorNumber, eventType, ppe }),
  }
}

/** The fields of a line that the form may change. */
export const OUTCOME = [
  'completionDate',
  'quantity',
  'finalWorkingConditionsClass',
  'finalRiskLevel',
] as const satisfies readonly (keyof LineValues)[]

/** Only what differs from what is stored; lines that stay are named by their ids. */
export function memoPatch(stored: MemoValues, values: MemoValues): MemoPatchBody {
  const changed = changedFields(stored, values)
  const { fullName, author, note } = values
  const head = pickFields({ fullName, author, note }, changed)
  if (!changed.includes('employeesData')) return head
  const before = new Map(stored.employeesData.map((line) => [line.id, line]))
  const employeesData = values.employeesData.map((line) =>
    line.id === null ? newLine(line) : { id: line.id, ...changedOutcome(before.get(line.id), line) },
  )
  return { ...head, employeesData }
}

function changedOutcome(before: LineValues | undefined, line: LineValues) {
  const now = outcomeOf(line)
  return before === undefined ? now : pickFields(now, changedFields(outcomeOf(before), now))
}

function outcomeOf(line: LineValues) {
  return { ...pickOutcome(line), completionDate: dayOf(line) }
}

function pickOutcome({ quantity, finalWorkingConditionsClass, finalRiskLevel }: LineValues) {
  return { quantity, finalWorkingConditionsClass, finalRiskLevel }
}

export function isOutcomeSame(one: LineValues, other: LineValues): boolean {
  return OUTCOME.every((field) => one[field] === other[field])
}
