import type { CalendarDate } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { type RecountedEvent, recountEvents } from '../events/index.ts'
import type { RecountRow } from './recount-queries.ts'

/** What is counted otherwise and was not left as it is: left once, a term is shown again only when its new day is another. */
export async function undecidedMoves(
  tx: Tx,
  companyId: number,
  recounts: readonly RecountRow[],
  today: CalendarDate,
): Promise<RecountedEvent[]> {
  const kept = new Set(
    recounts
      .filter(({ decision, undoneAt }) => decision === 'keep' && undoneAt === null)
      .flatMap(({ terms }) => terms.map(({ eventId, to }) => moveKey(eventId, to.deadline))),
  )
  const moves = await recountEvents(tx, companyId, today)
  return moves.filter(({ event, now }) => !kept.has(moveKey(event.id, now.deadline)))
}

export function moveKey(eventId: number, becomes: CalendarDate | null): string {
  return `${eventId} ${becomes}`
}
