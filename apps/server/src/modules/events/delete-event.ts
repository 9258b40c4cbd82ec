import { allow, type Ctx } from '../../context/ctx.ts'
import { type AuditRecord, auditAll, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { Conflict, NotFound } from '../../foundation/errors.ts'
import { deleteCompletionRows, listHistory } from './completion-queries.ts'
import { deleteEvents, detachMemoLines, loadCounterparts, loadEvents } from './event-queries.ts'
import { companyOfEvent } from './find-event.ts'
import { eventRecord } from './write-ledger.ts'

/** The obligation goes with its history; the log keeps both. */
export async function deleteEvent(
  ctx: Ctx,
  { id, ifMatch }: { id: number; ifMatch: number | null },
): Promise<void> {
  const companyId = await companyOfEvent(ctx, id)
  allow(ctx, companyId, 'event.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const rows = await loadEvents(tx, companyId, [id])
    const going = [...rows, ...(await loadCounterparts(tx, companyId, rows))]
    const of = { column: 'event_id', ids: going.map((event) => event.id) }
    const touched: Touched[] = [
      { table: 'events', of: { ...of, column: 'id' } },
      { table: 'event_completions', of },
      { table: 'memo_lines', of },
    ]
    const deed = { companyId, permission: 'event.change', name: rows[0]?.name ?? null, touched } as const
    await undoably(tx, ctx, deed, () => deleteIn(tx, ctx, companyId, id, ifMatch))
  })
}

/** For a verb that does more in the same transaction. `expected`: what the caller saw, null to delete whatever it is. */
export async function deleteIn(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  id: number,
  expected: number | null = null,
): Promise<void> {
  await lockCompany(tx, companyId)
  const [row] = await loadEvents(tx, companyId, [id])
  if (row === undefined) throw new NotFound()
  await checkVersion(tx, { companyId, entity: 'event', entityId: id, stored: row.version, expected })
  if (row.returnOf !== null) throw new Conflict('Возврат ведётся вместе с выдачей: удалите выдачу')
  const going = [row, ...(await loadCounterparts(tx, companyId, [row]))]
  if (going.some(({ memoId }) => memoId !== null))
    throw new Conflict('Событие в активной заявке: сначала уберите его из заявки')
  const ids = going.map((event) => event.id)
  const entries: AuditRecord[] = []
  for (const event of going) {
    const history = await listHistory(tx, companyId, event.id)
    entries.push({
      companyId,
      action: 'event.deleted',
      entity: 'event',
      entityId: event.id,
      before: { ...eventRecord(event), history },
      after: null,
    })
  }
  await detachMemoLines(tx, companyId, ids)
  await deleteCompletionRows(tx, companyId, ids)
  await deleteEvents(tx, companyId, ids)
  await auditAll(tx, ctx, entries)
}
