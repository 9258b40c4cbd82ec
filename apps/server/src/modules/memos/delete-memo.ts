import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { letGo } from './held-event-queries.ts'
import { deleteMemoRow, getMemo, listLines } from './memo-queries.ts'
import { memoRecord } from './memo-record.ts'

/** Lets the events go; what was done stays done, and the number stays in the log. */
export async function deleteMemo(
  ctx: Ctx,
  { id, ifMatch }: { id: number; ifMatch: number | null },
): Promise<void> {
  const { companyId } = await readScoped(ctx, (tx) => getMemo(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'memo.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const memo = await getMemo(tx, [companyId], id)
    await checkVersion(tx, {
      companyId,
      entity: 'memo',
      entityId: id,
      stored: memo.version,
      expected: ifMatch,
    })
    const lines = await listLines(tx, companyId, id)
    const of = { column: 'memo_id', ids: [id] }
    const touched: Touched[] = [
      { table: 'memos', of: { ...of, column: 'id' } },
      { table: 'memo_lines', of },
      { table: 'incident_memos', of },
      { table: 'events', of },
    ]
    const deed = { companyId, permission: 'memo.change', name: `№ ${memo.number}`, touched } as const
    await undoably(tx, ctx, deed, async () => {
      await letGo(tx, memo)
      await deleteMemoRow(tx, memo)
      await audit(tx, ctx, {
        companyId,
        action: 'memo.deleted',
        entity: 'memo',
        entityId: id,
        before: memoRecord(memo, lines),
        after: null,
      })
    })
  })
}
