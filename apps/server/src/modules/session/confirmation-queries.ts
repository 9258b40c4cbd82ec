import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { emailConfirmations } from '../../db/schema/session.ts'

export async function insertConfirmation(
  db: Db,
  confirmation: typeof emailConfirmations.$inferInsert,
): Promise<void> {
  await db.insert(emailConfirmations).values(confirmation)
}

/** The address that waits to take the place of the one in force; null: none does. */
export async function findPendingEmail(
  db: Db,
  { id, emailKey }: { id: number; emailKey: string },
  now: string,
): Promise<string | null> {
  const [row] = await db
    .select({ email: emailConfirmations.email })
    .from(emailConfirmations)
    .where(
      and(
        eq(emailConfirmations.userId, id),
        isNull(emailConfirmations.usedAt),
        gt(emailConfirmations.expiresAt, now),
        ne(sql`lower(${emailConfirmations.email})`, emailKey),
      ),
    )
    .orderBy(desc(emailConfirmations.askedAt))
    .limit(1)
  return row?.email ?? null
}

export async function countAskedSince(db: Db, userId: number, since: string): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.userId, userId), gt(emailConfirmations.askedAt, since)))
  return row?.asked ?? 0
}

/** Answers whose address is proved; the link works once. */
export async function takeConfirmation(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ userId: number; email: string } | null> {
  const [row] = await db
    .update(emailConfirmations)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailConfirmations.tokenHash, tokenHash),
        isNull(emailConfirmations.usedAt),
        gt(emailConfirmations.expiresAt, now),
      ),
    )
    .returning({ userId: emailConfirmations.userId, email: emailConfirmations.email })
  return row ?? null
}

/** No link of a former letter leads anywhere. */
export async function closeConfirmations(db: Db, userId: number, now: string): Promise<void> {
  await db
    .update(emailConfirmations)
    .set({ usedAt: now })
    .where(and(eq(emailConfirmations.userId, userId), isNull(emailConfirmations.usedAt)))
}

/** Links to another address than the one in force lead nowhere. */
export async function closeEmailChanges(
  db: Db,
  { id, emailKey }: { id: number; emailKey: string },
  now: string,
): Promise<void> {
  await db
    .update(emailConfirmations)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailConfirmations.userId, id),
        isNull(emailConfirmations.usedAt),
        ne(sql`lower(${emailConfirmations.email})`, emailKey),
      ),
    )
}
