import { isDeepStrictEqual } from 'node:util'
import { type MicrotraumaAnswer, MicrotraumaFields } from '@ot/contract'
import { microtraumaStatus } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Conflict } from '../../foundation/errors.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { requireSound } from './check-fields.ts'
import { microtraumaFields } from './microtrauma-record.ts'
import { getMicrotrauma, type MicrotraumaRow, type NamedMicrotrauma, updateMicrotrauma } from './queries.ts'
import { readOne } from './read-microtraumas.ts'

type Change = { id: number; changes: unknown; ifMatch: number | null }

export async function changeMicrotrauma(
  ctx: Ctx,
  { id, changes, ifMatch }: Change,
): Promise<MicrotraumaAnswer> {
  return inOpenRecord(ctx, id, async (tx, stored) => {
    const { companyId } = stored
    await checkVersion(tx, {
      companyId,
      entity: 'microtrauma',
      entityId: id,
      stored: stored.version,
      expected: ifMatch,
    })
    const before = microtraumaFields(stored)
    const after = checkedPatch(MicrotraumaFields, before, changes)
    const victim = await requireSound(tx, ctx, companyId, after)
    if (isDeepStrictEqual(before, after)) return
    const { position, department } = after.employeeId === before.employeeId ? stored : victim
    await updateMicrotrauma(tx, stored, { ...after, position, department }, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'microtrauma.changed',
      entity: 'microtrauma',
      entityId: id,
      before,
      after,
    })
  })
}

/** Never deleted: the number stays taken, the reason is kept. */
export async function cancelMicrotrauma(
  ctx: Ctx,
  { id, reason }: { id: number; reason: string },
): Promise<MicrotraumaAnswer> {
  return inOpenRecord(ctx, id, async (tx, stored) => {
    const { companyId } = stored
    const touched = [{ table: 'microtraumas', of: { column: 'id', ids: [id] } }] as const
    const deed = { companyId, permission: 'incident.change', name: `№ ${stored.number}`, touched } as const
    await undoably(tx, ctx, deed, async () => {
      await updateMicrotrauma(tx, stored, { cancelReason: reason }, ctx.now)
      await audit(tx, ctx, {
        companyId,
        action: 'microtrauma.cancelled',
        entity: 'microtrauma',
        entityId: id,
        before: { cancelReason: null },
        after: { cancelReason: reason },
      })
    })
  })
}

/** Work in a record that is neither cancelled nor investigated as an accident. */
export async function inOpenRecord(
  ctx: Ctx,
  id: number,
  work: (tx: Tx, stored: NamedMicrotrauma) => Promise<void>,
): Promise<MicrotraumaAnswer> {
  const { companyId } = await readScoped(ctx, (tx) => getMicrotrauma(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'incident.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getMicrotrauma(tx, [companyId], id)
    requireOpen(stored)
    await work(tx, stored)
    return readOne(tx, ctx, await getMicrotrauma(tx, [companyId], id))
  })
}

function requireOpen(row: MicrotraumaRow): void {
  switch (microtraumaStatus(row)) {
    case 'cancelled':
      throw new Conflict('Запись о микротравме отменена')
    case 'accident':
      throw new Conflict('Случай расследуется как несчастный: изменения вносят в его карточку')
    case 'inquiry':
    case 'examined':
  }
}
