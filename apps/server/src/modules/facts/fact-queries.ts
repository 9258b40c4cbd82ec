import type { FactValue } from '@ot/domain'
import { and, eq, sql } from 'drizzle-orm'
import { companyFacts } from '../../db/schema/fact.ts'
import { users } from '../../db/schema/user.ts'
import type { Tx } from '../../db/transaction.ts'

export type FactRow = { key: string; value: FactValue | null; version: number }

export async function findFacts(tx: Tx, companyId: number): Promise<FactRow[]> {
  const { key, value, version } = companyFacts
  return tx.select({ key, value, version }).from(companyFacts).where(eq(companyFacts.companyId, companyId))
}

export type FactSave = { companyId: number; key: string; value: FactValue | null }

/** One statement, whatever their number. */
export async function saveFacts(
  tx: Tx,
  facts: readonly FactSave[],
  { now, userId }: { now: string; userId: number },
): Promise<void> {
  if (facts.length === 0) return
  await tx
    .insert(companyFacts)
    .values(facts.map((fact) => ({ ...fact, updatedAt: now, updatedBy: userId })))
    .onConflictDoUpdate({
      target: [companyFacts.companyId, companyFacts.key],
      set: {
        value: sql`excluded.value`,
        version: sql`${companyFacts.version} + 1`,
        updatedAt: now,
        updatedBy: userId,
      },
    })
}

/** Asked anew. */
export async function deleteFacts(tx: Tx, companyId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.$client.query('delete from company_facts where company_id = $1 and key = any($2)', [
    companyId,
    keys,
  ])
}

/** Who keeps the answer as it is, and since when; null: it has been taken back. */
export async function findSaver(
  tx: Tx,
  companyId: number,
  key: string,
): Promise<{ by: string | null; at: string } | null> {
  const [row] = await tx
    .select({ name: users.name, email: users.email, at: companyFacts.updatedAt })
    .from(companyFacts)
    .leftJoin(users, eq(users.id, companyFacts.updatedBy))
    .where(and(eq(companyFacts.companyId, companyId), eq(companyFacts.key, key)))
  return row === undefined ? null : { by: row.name ?? row.email, at: row.at }
}
