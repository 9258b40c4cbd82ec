import { asc, eq, sql } from 'drizzle-orm'
import { importMappings } from '../../db/schema/import-mapping.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ImportPlan } from './values/staff.ts'

export type StoredMapping = typeof importMappings.$inferSelect

/** The latest last, so that what it says of a title wins. */
export async function listMappings(tx: Tx, companyId: number): Promise<StoredMapping[]> {
  return tx
    .select()
    .from(importMappings)
    .where(eq(importMappings.companyId, companyId))
    .orderBy(asc(importMappings.updatedAt))
}

/** Titles explained earlier for files of the same kind stay explained. */
export async function rememberMapping(
  tx: Tx,
  companyId: number,
  { fingerprint, mapping, titles }: ImportPlan['memory'],
  now: string,
): Promise<void> {
  await tx
    .insert(importMappings)
    .values({ companyId, fingerprint, mapping, titles: { ...titles }, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [importMappings.companyId, importMappings.fingerprint],
      set: { mapping, titles: sql`${importMappings.titles} || excluded.titles`, updatedAt: now },
    })
}
