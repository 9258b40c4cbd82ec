import { type CalendarDate, type Recounted, recountTerm, writePeriodicity } from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import { grouped } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { loadEvents } from './event-queries.ts'
import type { EventPart, PersonPart } from './event-row.ts'
import { timingOf } from './event-times.ts'
import { openLedger, putRow } from './ledger.ts'
import { briefedDays } from './repeat-after-initial.ts'
import { listCounted } from './section-queries.ts'
import { writeLedger } from './write-ledger.ts'

export type RecountedEvent = { event: EventPart; person: PersonPart; now: Recounted }

/** What of an event a recount writes, as it is stored. */
type StoredTimes = Pick<EventPart, 'periodicity' | 'firstDeadline' | 'deadline'>

/** Every term of the company that the rules of today count otherwise. */
export async function recountEvents(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<RecountedEvent[]> {
  const { events, people } = await listCounted(tx, companyId)
  const eventsOf = grouped(events, ({ employeeId }) => employeeId)
  return people.flatMap((person) => {
    const own = eventsOf.get(person.employeeId) ?? []
    const briefed = briefedDays(own)
    return own.flatMap((event) => {
      const stored = { ...timingOf(event), byHand: event.byHand }
      const now = recountTerm(stored, { person, briefed, today, factor: findMedicalFactor })
      return now === null ? [] : [{ event, person, now }]
    })
  })
}

export function storedTimes({ periodicity, firstDeadline, deadline }: Recounted): StoredTimes {
  return { periodicity: writePeriodicity(periodicity), firstDeadline, deadline }
}

/** Within the transaction that holds the company's lock. Answers how many were written: what has changed since `from` stays. */
export async function moveTimes(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  moves: readonly { eventId: number; from: StoredTimes; to: StoredTimes }[],
): Promise<number> {
  const ids = moves.map(({ eventId }) => eventId)
  const rows = new Map((await loadEvents(tx, companyId, ids)).map((row) => [row.id, row]))
  const ledger = openLedger(ctx, companyId, [...rows.values()])
  for (const { eventId, from, to } of moves) {
    const row = rows.get(eventId)
    if (row === undefined || row.closedOn !== null || !isSame(row, from)) continue
    putRow(ledger, { ...row, ...to }, 'event.retimed')
  }
  await writeLedger(tx, ledger)
  return ledger.actions.size
}

function isSame(row: StoredTimes, { periodicity, firstDeadline, deadline }: StoredTimes): boolean {
  return row.periodicity === periodicity && row.firstDeadline === firstDeadline && row.deadline === deadline
}
