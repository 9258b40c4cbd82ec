import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { dispatchLinks } from '../../db/schema/dispatch.ts'

export type DispatchLinkRow = typeof dispatchLinks.$inferSelect

export async function insertLinks(db: Db, links: readonly DispatchLinkRow[]): Promise<void> {
  await db.insert(dispatchLinks).values([...links])
}

/** Before any company is known: whose link it is, as long as it works. */
export async function findDispatchLink(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<DispatchLinkRow | null> {
  const [row] = await db
    .select()
    .from(dispatchLinks)
    .where(and(eq(dispatchLinks.tokenHash, tokenHash), gt(dispatchLinks.expiresAt, now)))
  return row ?? null
}

export async function deleteLinks(db: Db, companyId: number, recipientIds: readonly number[]): Promise<void> {
  await db
    .delete(dispatchLinks)
    .where(and(eq(dispatchLinks.companyId, companyId), inArray(dispatchLinks.recipientId, [...recipientIds])))
}

export async function forgetLinksBefore(db: Db, now: string): Promise<void> {
  await db.delete(dispatchLinks).where(lte(dispatchLinks.expiresAt, now))
}

export async function companiesWithLinks(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ companyId: dispatchLinks.companyId }).from(dispatchLinks)
  return rows.map(({ companyId }) => companyId)
}
