import { isImportant } from '@ot/domain'
import { notifications } from '../../db/schema/notification.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Notice } from './notice.ts'

export async function insertNotification(
  tx: Tx,
  { companyId, now }: { companyId: number; now: string },
  notice: Notice,
): Promise<number> {
  const [row] = await tx
    .insert(notifications)
    .values({ companyId, createdAt: now, important: isImportant(notice.kind), ...notice })
    .returning({ id: notifications.id })
  if (row === undefined) throw new Error('the insert returned no row')
  return row.id
}
