import { isDeepStrictEqual } from 'node:util'
import { allow, type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { type Collection, collectedFields, type Facts, type Stored } from './collection.ts'
import {
  deleteRecordRow,
  getRecord,
  getRecordCompany,
  insertRecord,
  listRecords,
  updateRecord,
} from './collection-queries.ts'
import { unlessStanding, withNamedRefusals } from './named-refusals.ts'

export async function recordsOf<Fields extends Facts>(
  ctx: Ctx,
  collection: Collection<Fields>,
  companyId: number,
): Promise<(Fields & Stored)[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, (tx) => listRecords(tx, collection, companyId))
}

type New<Fields> = { companyId: number; fields: Fields }

export async function createRecord<Fields extends Facts>(
  ctx: Ctx,
  collection: Collection<Fields>,
  { companyId, fields }: New<Fields>,
): Promise<Fields & Stored> {
  allow(ctx, companyId, 'company.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    return createRecordIn(tx, ctx, collection, { companyId, fields })
  })
}

/** Within somebody else's transaction: a record is made by being named in an answer. */
export async function createRecordIn<Fields extends Facts>(
  tx: Tx,
  ctx: Ctx,
  collection: Collection<Fields>,
  { companyId, fields }: New<Fields>,
): Promise<Fields & Stored> {
  const { entity } = collection
  await collection.check?.(fields, { tx, ctx, companyId, id: null })
  const record = await withNamedRefusals(
    collection,
    insertRecord(tx, collection, { companyId, now: ctx.now }, fields),
  )
  await collection.saved?.(tx, ctx, companyId, { id: record.id, before: null, after: fields })
  await audit(tx, ctx, {
    companyId,
    action: `${entity}.created`,
    entity,
    entityId: record.id,
    before: null,
    after: fields,
  })
  return record
}

type Change = { id: number; changes: unknown; ifMatch: number | null }

export async function changeRecord<Fields extends Facts>(
  ctx: Ctx,
  collection: Collection<Fields>,
  change: Change,
): Promise<Fields & Stored> {
  const companyId = await companyOf(ctx, collection.table, change.id)
  allow(ctx, companyId, 'company.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getRecord(tx, collection, companyId, change.id)
    return undoably(tx, ctx, deedOn(collection, companyId, stored), () =>
      changeRecordIn(tx, ctx, collection, { companyId, ...change }),
    )
  })
}

/** What a change of a record, or its deletion, is called and may touch. */
function deedOn<Fields extends Facts>(
  collection: Collection<Fields>,
  companyId: number,
  stored: Fields & Stored,
) {
  const fields = collectedFields(collection, stored)
  return {
    companyId,
    permission: 'company.change',
    name: 'name' in fields && typeof fields.name === 'string' ? fields.name : null,
    touched: [
      { table: collection.table, of: { column: 'id', ids: [stored.id] } },
      ...(collection.touches?.(fields) ?? []),
    ],
  } as const
}

export async function changeRecordIn<Fields extends Facts>(
  tx: Tx,
  ctx: Ctx,
  collection: Collection<Fields>,
  { companyId, id, changes, ifMatch }: Change & { companyId: number },
): Promise<Fields & Stored> {
  const { entity, schema } = collection
  const stored = await getRecord(tx, collection, companyId, id)
  await checkVersion(tx, { companyId, entity, entityId: id, stored: stored.version, expected: ifMatch })
  const before = collectedFields(collection, stored)
  const after = checkedPatch(schema, before, changes)
  if (isDeepStrictEqual(before, after)) return stored
  await collection.check?.(after, { tx, ctx, companyId, id })
  const saved = await withNamedRefusals(
    collection,
    updateRecord(tx, collection, { companyId, id, now: ctx.now }, after),
  )
  await collection.saved?.(tx, ctx, companyId, { id, before, after })
  await audit(tx, ctx, {
    companyId,
    action: `${entity}.changed`,
    entity,
    entityId: id,
    before,
    after,
  })
  return saved
}

export async function deleteRecord<Fields extends Facts>(
  ctx: Ctx,
  collection: Collection<Fields>,
  { id, ifMatch }: { id: number; ifMatch: number | null },
): Promise<void> {
  const { entity, table } = collection
  const companyId = await companyOf(ctx, table, id)
  allow(ctx, companyId, 'company.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getRecord(tx, collection, companyId, id)
    await checkVersion(tx, { companyId, entity, entityId: id, stored: stored.version, expected: ifMatch })
    const before = collectedFields(collection, stored)
    await undoably(tx, ctx, deedOn(collection, companyId, stored), async () => {
      await unlessStanding(collection, deleteRecordRow(tx, table, companyId, id))
      await collection.saved?.(tx, ctx, companyId, { id, before, after: null })
      await audit(tx, ctx, {
        companyId,
        action: `${entity}.deleted`,
        entity,
        entityId: id,
        before,
        after: null,
      })
    })
  })
}

function companyOf(ctx: Ctx, table: string, id: number): Promise<number> {
  return readScoped(ctx, (tx) => getRecordCompany(tx, table, companyIdsOf(ctx), id))
}
