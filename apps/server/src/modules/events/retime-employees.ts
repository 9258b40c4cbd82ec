import type { MovedTerm } from '@ot/contract'
import {
  type CalendarDate,
  COUNTED_DAYS,
  explainEvent,
  firstDeadlineOfRule,
  type PersonFacts,
  type StartDays,
  startDays,
} from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { loadEmployeesEvents } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { timingOf, withTimes } from './event-times.ts'
import { openLedger, putRow } from './ledger.ts'
import { briefedDays } from './repeat-after-initial.ts'
import { writeLedger } from './write-ledger.ts'

export type ChangedPerson = { id: number; before: PersonFacts; after: PersonFacts }

/** Deadlines that hang on the days of somebody's birth and employment, in the transaction that has changed them. */
export async function retimeEmployees(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  changed: readonly ChangedPerson[],
): Promise<void> {
  const moved = changed.filter(isRetimed)
  if (moved.length === 0) return
  const people = moved.map(({ id }) => id)
  const ledger = openLedger(ctx, companyId, await loadEmployeesEvents(tx, companyId, people))
  const rows = [...ledger.rows.values()]
  for (const row of moved.flatMap((person) => retimed(rows, person, ledger.today)))
    putRow(ledger, row, 'event.retimed')
  await writeLedger(tx, ledger)
}

/** What the change would move, as it would be: nothing is written. */
export async function previewRetimed(
  tx: Tx,
  companyId: number,
  changed: ChangedPerson,
  today: CalendarDate,
): Promise<MovedTerm[]> {
  if (!isRetimed(changed)) return []
  const rows = await loadEmployeesEvents(tx, companyId, [changed.id])
  const was = new Map(rows.map(({ id, deadline }) => [id, deadline]))
  return retimed(rows, changed, today)
    .map((row) => ({
      eventId: row.id,
      section: row.section,
      name: row.name,
      was: was.get(row.id) ?? null,
      becomes: row.deadline,
      basis: explainEvent(timingOf(row), row, findMedicalFactor),
    }))
    .filter(({ was, becomes }) => was !== becomes)
}

/** Those of the rows that the change moves. */
function retimed(rows: readonly EventRow[], person: ChangedPerson, today: CalendarDate): EventRow[] {
  const own = rows.filter(({ employeeId }) => employeeId === person.id)
  const briefed = briefedDays(own)
  const { birthDate, hireDate, contractDate = null, firstWorkingDay = null } = person.after
  return own.flatMap((row) => {
    const firstDeadline = movedFirst(row, person, briefed, today)
    const askedSince = movedSince(row, person)
    const days = { birthDate, hireDate, contractDate, firstWorkingDay, firstDeadline, askedSince }
    const now = withTimes({ ...row, ...days })
    return RETIMED.every((name) => now[name] === row[name]) ? [] : [now]
  })
}

const RETIMED = ['deadline', 'periodicity', 'askedSince'] as const

/** What was asked for since the hire is asked for since its new day. */
function movedSince({ askedSince }: EventRow, { before, after }: ChangedPerson): CalendarDate | null {
  return askedSince === startDays(before).work ? startDays(after).work : askedSince
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
  return COUNTED_DAYS.some((day) => before[day] !== after[day])
}

/** A first deadline that followed from the hire follows it. */
function movedFirst(
  row: EventRow,
  { before, after }: ChangedPerson,
  briefed: NonNullable<StartDays['briefed']>,
  today: CalendarDate,
): CalendarDate | null {
  const { rule, firstDeadline, date } = row
  if (rule === null || date !== null || firstDeadline === null) return firstDeadline
  const usual = (person: PersonFacts) => {
    const start = { ...startDays(person), briefed }
    const on = start.work > today ? start.work : today
    return firstDeadlineOfRule(rule, start, on, person, findMedicalFactor)
  }
  return usual(before) === firstDeadline ? usual(after) : firstDeadline
}
