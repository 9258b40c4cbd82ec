import { announceEvent } from '../../db/stream-events.ts'
import type { Tx } from '../../db/transaction.ts'

/** Other windows of the user show what is true now. */
export async function announceAccount(tx: Tx, userId: number, now: string): Promise<void> {
  await announceEvent(tx, now, {
    to: { userId },
    kind: 'changed',
    entity: 'account',
    entityId: null,
    origin: null,
  })
}
