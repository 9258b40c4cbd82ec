import type { PayerAnswer, PayerInput } from '@ot/contract'
import { PayerInput as PayerSchema } from '@ot/contract'
import { allow, type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { getCompanyCard } from './company-queries.ts'
import { deletePayerRow, getPayer, insertPayer, listPayers, updatePayer } from './payer-queries.ts'
import { payerFields, presentPayer } from './payer-record.ts'

const ENTITY = 'payer'

export async function payersOf(ctx: Ctx, companyId: number): Promise<PayerAnswer[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const company = await getCompanyCard(tx, companyId)
    return (await listPayers(tx, companyId)).map((row) => presentPayer(row, company))
  })
}

export async function createPayer(
  ctx: Ctx,
  { companyId, ...payer }: PayerInput & { companyId: number },
): Promise<PayerAnswer> {
  allow(ctx, companyId, 'billing.manage')
  return inTransaction(ctx, companyId, async (tx) => {
    const row = await insertPayer(tx, companyId, payer, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'payer.created',
      entity: ENTITY,
      entityId: row.id,
      before: null,
      after: { type: payer.type, name: payer.name, ...payer.data },
    })
    return presentPayer(row, await getCompanyCard(tx, companyId))
  })
}

/** Invoices made before keep the requisites of their day. */
export async function changePayer(
  ctx: Ctx,
  { id, changes, ifMatch }: { id: number; changes: unknown; ifMatch: number | null },
): Promise<PayerAnswer> {
  const { companyId } = await readScoped(ctx, (tx) => getPayer(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'billing.manage')
  return inTransaction(ctx, companyId, async (tx) => {
    const stored = await getPayer(tx, [companyId], id)
    const entity = { companyId, entity: ENTITY, entityId: id } as const
    await checkVersion(tx, { ...entity, stored: stored.version, expected: ifMatch })
    const before = payerFields(stored)
    const after = checkedPatch(PayerSchema, before, changes)
    const saved = await updatePayer(tx, stored, after, ctx.now)
    await audit(tx, ctx, {
      ...entity,
      action: 'payer.changed',
      before: { type: before.type, name: before.name, ...before.data },
      after: { type: after.type, name: after.name, ...after.data },
    })
    return presentPayer(saved, await getCompanyCard(tx, companyId))
  })
}

export async function deletePayer(ctx: Ctx, id: number): Promise<void> {
  const payer = await readScoped(ctx, (tx) => getPayer(tx, companyIdsOf(ctx), id))
  const { companyId } = payer
  allow(ctx, companyId, 'billing.manage')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const deed = {
      companyId,
      permission: 'billing.manage',
      name: presentPayer(payer, await getCompanyCard(tx, companyId)).name,
      touched: [{ table: 'payers', of: { column: 'id', ids: [id] } }],
    } as const
    await undoably(tx, ctx, deed, async () => {
      await deletePayerRow(tx, payer)
      await audit(tx, ctx, {
        companyId,
        action: 'payer.deleted',
        entity: ENTITY,
        entityId: id,
        before: { type: payer.type, name: payer.name, ...payer.data },
        after: null,
      })
    })
  })
}
