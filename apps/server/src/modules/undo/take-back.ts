import { takenBackAction } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { type AuditRecord, auditAll } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { UNDO_SECONDS } from '../../db/undo-offers.ts'
import { OWN_DEED } from '../../db/undoable.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { Conflict, NotFound } from '../../foundation/errors.ts'
import { restoreRows } from './restore-queries.ts'
import { requireNoRival } from './rival-queries.ts'
import {
  getUndo,
  getUndoCompany,
  type LoggedDeed,
  listEntries,
  markUndone,
  TOO_LATE,
  type UndoRow,
} from './undo-queries.ts'

/** Exactly what was, or nothing: see decision 0096. */
export async function takeBack(ctx: Ctx, id: number): Promise<void> {
  const companyId = await readScoped(ctx, (tx) => getUndoCompany(tx, companyIdsOf(ctx), id))
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const undo = await getUndo(tx, companyId, id)
    requirePermission(ctx, undo)
    requireInTime(undo, ctx.now)
    await restoreRows(tx, companyId, undo.rows)
    await requireNoRival(tx, ctx, undo)
    const deeds = await listEntries(tx, undo)
    await auditAll(
      tx,
      ctx,
      deeds.map((deed) => restored(companyId, deed)),
    )
    await markUndone(tx, undo, ctx.now)
  })
}

function requirePermission(ctx: Ctx, { companyId, userId, permission }: UndoRow): void {
  if (permission !== OWN_DEED) allow(ctx, companyId, permission)
  else if (userId !== ctx.userId) throw new NotFound(TOO_LATE)
}

function requireInTime({ at, undoneAt }: UndoRow, now: string): void {
  if (undoneAt !== null) throw new Conflict('Это действие уже отменено')
  if (Date.parse(at) < Date.parse(addSeconds(now, -UNDO_SECONDS))) throw new NotFound(TOO_LATE)
}

/** The entry that answers an entry: what had become of each field becomes again what it was. */
function restored(companyId: number, { action, entity, entityId, changes }: LoggedDeed): AuditRecord {
  return {
    companyId,
    action: takenBackAction(action),
    entity,
    entityId,
    before: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    after: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
  }
}
