import { isDeepStrictEqual } from 'node:util'
import { InstructionFields } from '@ot/contract'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { getEmployeeCompany } from '../events/index.ts'
import { instructionFields, movedRevision, requirePossibleDates } from './instruction-record.ts'
import {
  deleteInstructionRow,
  getInstructionForUpdate,
  type InstructionRow,
  updateInstruction,
} from './queries.ts'

type Named = { employeeId: number; id: number }
type Change = Named & { changes: unknown; ifMatch: number | null }

export async function changeInstruction(
  ctx: Ctx,
  { employeeId, id, changes, ifMatch }: Change,
): Promise<InstructionRow> {
  const companyId = await companyOf(ctx, employeeId)
  allow(ctx, companyId, 'event.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getInstructionForUpdate(tx, companyId, { employeeId, id })
    return undoably(tx, ctx, deedOn(stored), () =>
      changeInstructionIn(tx, ctx, companyId, { employeeId, id, changes, ifMatch }),
    )
  })
}

/** What a mark of acquaintance, a change or a deletion is called and touches. */
function deedOn({ companyId, id, name }: InstructionRow) {
  const touched = [{ table: 'employee_instructions', of: { column: 'id', ids: [id] } }] as const
  return { companyId, permission: 'event.change', name, touched } as const
}

/** For a verb that does more in the same transaction. */
export async function changeInstructionIn(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  { employeeId, id, changes, ifMatch }: Change,
): Promise<InstructionRow> {
  const stored = await getInstructionForUpdate(tx, companyId, { employeeId, id })
  const entity = { companyId, entity: 'instruction', entityId: id } as const
  await checkVersion(tx, { ...entity, stored: stored.version, expected: ifMatch })
  const before = instructionFields(stored)
  const after = movedRevision(before, checkedPatch(InstructionFields, before, changes))
  requirePossibleDates(after, ctx.today(companyId))
  if (isDeepStrictEqual(before, after)) return stored
  const saved = await updateInstruction(tx, stored, after, ctx.now)
  await audit(tx, ctx, { ...entity, action: 'instruction.changed', before, after })
  return saved
}

export async function takeInstruction(
  ctx: Ctx,
  { employeeId, id, ifMatch }: Named & { ifMatch: number | null },
): Promise<void> {
  const companyId = await companyOf(ctx, employeeId)
  allow(ctx, companyId, 'event.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getInstructionForUpdate(tx, companyId, { employeeId, id })
    const entity = { companyId, entity: 'instruction', entityId: id } as const
    await checkVersion(tx, { ...entity, stored: stored.version, expected: ifMatch })
    await undoably(tx, ctx, deedOn(stored), async () => {
      await deleteInstructionRow(tx, companyId, id)
      await audit(tx, ctx, {
        ...entity,
        action: 'instruction.taken',
        before: { employeeId, ...instructionFields(stored) },
        after: null,
      })
    })
  })
}

function companyOf(ctx: Ctx, employeeId: number): Promise<number> {
  return readScoped(ctx, (tx) => getEmployeeCompany(tx, companyIdsOf(ctx), employeeId))
}
