import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies, memberships } from '../../db/schema/company.ts'
import { users } from '../../db/schema/user.ts'

type Change = Partial<
  Pick<typeof users.$inferInsert, 'name' | 'email' | 'emailKey' | 'emailConfirmedAt' | 'deletionOn'>
>

export async function updateUser(db: Db, userId: number, change: Change): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId))
}

/** Changes of one account wait for one another. */
export async function lockUser(db: Db, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Names of the companies that would stay without an owner though others work in them. */
export async function listSolelyOwned(db: Db, userId: number): Promise<string[]> {
  const own = db
    .select({ id: memberships.companyId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.role, 'owner')))
  const rows = await db
    .select({ name: companies.shortName })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(inArray(memberships.companyId, own))
    .groupBy(companies.id, companies.shortName)
    .having(and(gt(count(), 1), sql`count(*) filter (where ${memberships.role} = 'owner') = 1`))
    .orderBy(asc(companies.shortName), asc(companies.id))
  return rows.map(({ name }) => name)
}

/** Whose day has come. */
export async function listDueForErasure(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletionOn), lte(users.deletionOn, today), isNull(users.erasedAt)))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}
