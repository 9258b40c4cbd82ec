import {
  type CalendarDate,
  firstDeadlineOfRule,
  INITIAL_BRIEFINGS,
  REPEATED_BY,
  type StartDays,
  startDays,
  startingOn,
} from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import { grouped } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { loadEmployeesEvents } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { withTimes } from './event-times.ts'
import { bringRows, type Ledger, putRow } from './ledger.ts'

/** When the initial briefings were held, as far as these rows tell. */
export function briefedDays(rows: Iterable<{ rule: string | null; date: CalendarDate | null }>) {
  const all = [...rows]
  return Object.fromEntries(
    INITIAL_BRIEFINGS.map((kind) => [
      kind,
      all.find(({ rule }) => rule === `briefing.${kind}`)?.date ?? null,
    ]),
  ) satisfies StartDays['briefed']
}

/** The first repeat counts from the initial briefing: held, corrected or taken back, it moves what has never been repeated. */
export async function followInitial(tx: Tx, ledger: Ledger): Promise<void> {
  const { rows, stored, companyId } = ledger
  const moved = [...rows.values()].filter(
    (row) => REPEATED_BY.has(row.rule ?? '') && row.date !== (stored.get(row.id)?.date ?? null),
  )
  if (moved.length === 0) return
  const people = [...new Set(moved.map(({ employeeId }) => employeeId))]
  bringRows(ledger, await loadEmployeesEvents(tx, companyId, people))
  const rowsOf = grouped([...rows.values()], ({ employeeId }) => employeeId)
  for (const initial of moved) {
    const repeats = REPEATED_BY.get(initial.rule ?? '') ?? []
    for (const { id } of rowsOf.get(initial.employeeId) ?? []) {
      const row = rows.get(id)
      if (row === undefined || row.date !== null || !repeats.includes(row.rule ?? '')) continue
      const firstDeadline = firstRepeat(row, stored.get(initial.id) ?? null, initial, ledger.today)
      if (firstDeadline !== row.firstDeadline)
        putRow(ledger, withTimes({ ...row, firstDeadline }), 'event.retimed')
    }
  }
}

/** A day that did not follow from the initial briefing was set by somebody: it stays. */
function firstRepeat(
  row: EventRow,
  before: EventRow | null,
  after: EventRow,
  today: CalendarDate,
): CalendarDate | null {
  const { rule, firstDeadline } = row
  if (rule === null) return firstDeadline
  const from = (day: CalendarDate) =>
    firstDeadlineOfRule(rule, startingOn(day), day > today ? day : today, row, findMedicalFactor)
  const former = before?.date ?? beginningOf(before ?? after, today)
  return from(former) === firstDeadline ? from(after.date ?? beginningOf(after, today)) : firstDeadline
}

/** Of a briefing that nobody has held: the day of the transfer that asks for it, or the first day at work. */
function beginningOf(initial: EventRow, today: CalendarDate): CalendarDate {
  const start = startDays(initial)
  const { rule, firstDeadline } = initial
  const usual = rule === null ? null : firstDeadlineOfRule(rule, start, today, initial, findMedicalFactor)
  return firstDeadline === null || firstDeadline === usual ? start.work : firstDeadline
}
