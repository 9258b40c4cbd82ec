import { announceEvent } from '../../db/stream-events.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Notice } from './notice.ts'
import { insertNotification } from './notice-queries.ts'

/** Stores a notification and lets those hear of it who look at the company. */
export async function tellCompany(
  tx: Tx,
  { companyId, now }: { companyId: number; now: string },
  notice: Notice,
): Promise<number> {
  const entityId = await insertNotification(tx, { companyId, now }, notice)
  await announceEvent(tx, now, {
    to: { companyId },
    kind: 'notification',
    entity: 'notification',
    entityId,
    origin: null,
  })
  return entityId
}
