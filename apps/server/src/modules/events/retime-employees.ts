import { type CalendarDate, firstDeadlineOfRule, type PersonFacts } from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { loadEmployeesEvents } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { withTimes } from './event-times.ts'
import { openLedger, putRow, writeLedger } from './ledger.ts'

export type ChangedPerson = { id: number; before: PersonFacts; after: PersonFacts }

/** Deadlines that hang on somebody's birth or hire, in the transaction that has changed them. */
export async function retimeEmployees(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  changed: readonly ChangedPerson[],
): Promise<void> {
  const moved = new Map(changed.filter(isRetimed).map((person) => [person.id, person]))
  if (moved.size === 0) return
  const ledger = openLedger(ctx, companyId, await loadEmployeesEvents(tx, companyId, [...moved.keys()]))
  for (const row of ledger.rows.values()) {
    const person = moved.get(row.employeeId)
    if (person === undefined) continue
    const now = withTimes({ ...row, firstDeadline: movedFirst(row, person, ledger.today) })
    if (now.deadline !== row.deadline || now.periodicity !== row.periodicity)
      putRow(ledger, now, 'event.retimed')
  }
  await writeLedger(tx, ledger)
}

/** Days away move what would fall due on them; called when they are stored already. */
export async function retimeAbsent(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  employeeIds: readonly number[],
): Promise<void> {
  const ledger = openLedger(ctx, companyId, await loadEmployeesEvents(tx, companyId, employeeIds))
  for (const row of ledger.rows.values()) {
    const now = withTimes(row)
    if (now.deadline !== row.deadline) putRow(ledger, { ...row, deadline: now.deadline }, 'event.retimed')
  }
  await writeLedger(tx, ledger)
}

function isRetimed({ before, after }: ChangedPerson): boolean {
  return before.birthDate !== after.birthDate || before.hireDate !== after.hireDate
}

/** A first deadline that followed from the hire follows it. */
function movedFirst(
  row: EventRow,
  { before, after }: ChangedPerson,
  today: CalendarDate,
): CalendarDate | null {
  const { rule, firstDeadline, date } = row
  if (rule === null || date !== null || firstDeadline === null) return firstDeadline
  const usual = (person: PersonFacts) => {
    const start = person.hireDate
    return firstDeadlineOfRule(rule, start, start > today ? start : today, person, findMedicalFactor)
  }
  return usual(before) === firstDeadline ? usual(after) : firstDeadline
}
