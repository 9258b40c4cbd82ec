import { and, asc, eq, inArray } from 'drizzle-orm'
import { payers } from '../../db/schema/billing.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type PayerRow = typeof payers.$inferSelect
type PayerContent = Pick<PayerRow, 'type' | 'name' | 'data'>

export async function listPayers(tx: Tx, companyId: number): Promise<PayerRow[]> {
  return tx.select().from(payers).where(eq(payers.companyId, companyId)).orderBy(asc(payers.id))
}

export async function getPayer(tx: Tx, companyIds: readonly number[], id: number): Promise<PayerRow> {
  const [row] = await tx
    .select()
    .from(payers)
    .where(and(inArray(payers.companyId, [...companyIds]), eq(payers.id, id)))
  if (row === undefined) throw new NotFound()
  return row
}

export async function insertPayer(
  tx: Tx,
  companyId: number,
  content: PayerContent,
  now: string,
): Promise<PayerRow> {
  const [row] = await tx
    .insert(payers)
    .values({ companyId, ...content, createdAt: now, updatedAt: now })
    .returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function updatePayer(
  tx: Tx,
  { companyId, id, version }: PayerRow,
  content: PayerContent,
  now: string,
): Promise<PayerRow> {
  const [row] = await tx
    .update(payers)
    .set({ ...content, version: version + 1, updatedAt: now })
    .where(and(eq(payers.companyId, companyId), eq(payers.id, id)))
    .returning()
  if (row === undefined) throw new NotFound()
  return row
}

export async function deletePayerRow(tx: Tx, { companyId, id }: PayerRow): Promise<void> {
  await tx.delete(payers).where(and(eq(payers.companyId, companyId), eq(payers.id, id)))
}
