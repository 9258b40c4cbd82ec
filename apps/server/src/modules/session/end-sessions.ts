import { announceEvent } from '../../db/stream-events.ts'
import type { Tx } from '../../db/transaction.ts'
import { markEnded, type SessionsEnding } from './session-queries.ts'

/** The windows of an ended session hear of it and ask who they are. */
export async function endSessions(tx: Tx, ending: SessionsEnding): Promise<number> {
  const ended = await markEnded(tx, ending)
  if (ended > 0) {
    const { userId, now } = ending
    await announceEvent(tx, now, {
      to: { userId },
      kind: 'changed',
      entity: 'session',
      entityId: null,
      origin: null,
    })
  }
  return ended
}
