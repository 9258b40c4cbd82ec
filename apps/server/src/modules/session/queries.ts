import { and, count, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import {
  agreements,
  emailConfirmations,
  passwordResets,
  refreshTokens,
  sessions,
} from '../../db/schema/session.ts'
import { users } from '../../db/schema/user.ts'

export type StoredUser = typeof users.$inferSelect
export type StoredRefreshToken = typeof refreshTokens.$inferSelect

/** What makes two spellings of an e-mail the same user. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}

export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)))
  return row ?? null
}

export async function findUser(db: Db, id: number): Promise<StoredUser | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

export async function insertUser(
  db: Db,
  user: { email: string; passwordHash: string; createdAt: string; emailConfirmedAt?: string },
): Promise<{ id: number; email: string }> {
  const [row] = await db
    .insert(users)
    .values({ ...user, emailKey: emailKeyOf(user.email) })
    .returning({ id: users.id, email: users.email })
  if (row === undefined) throw new Error('the new user was not returned')
  return row
}

export async function insertAgreements(db: Db, accepted: (typeof agreements.$inferInsert)[]): Promise<void> {
  if (accepted.length > 0) await db.insert(agreements).values(accepted)
}

export async function insertRefreshToken(db: Db, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await db.insert(refreshTokens).values(token)
}

/** Answers the token when this call spent it, null when it was spent, revoked or never was. */
export async function spendRefreshToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<StoredRefreshToken | null> {
  const [row] = await db
    .update(refreshTokens)
    .set({ spentAt: now })
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isNull(refreshTokens.spentAt),
        isNull(refreshTokens.revokedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

export async function findRefreshToken(db: Db, tokenHash: string): Promise<StoredRefreshToken | null> {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash))
  return row ?? null
}

export async function insertPasswordReset(
  db: Db,
  reset: { tokenHash: string; userId: number; expiresAt: string },
): Promise<void> {
  await db.insert(passwordResets).values(reset)
}

export async function countOpenResets(db: Db, userId: number, now: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.expiresAt, now)))
  return row?.count ?? 0
}

/** Answers the user whose password may be changed; the link works once. */
export async function useReset(db: Db, tokenHash: string, now: string): Promise<number | null> {
  const [row] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .returning({ userId: passwordResets.userId })
  return row?.userId ?? null
}

/** Letters sent before lead nowhere: to another address, or for another password. */
export async function closeResets(db: Db, userId: number, now: string): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}

export async function savePassword(
  db: Db,
  userId: number,
  saved: { passwordHash: string; emailConfirmedAt?: string },
): Promise<void> {
  await db.update(users).set(saved).where(eq(users.id, userId))
}

export async function forgetSessionsBefore(db: Db, now: string): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now))
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
  await db.delete(emailConfirmations).where(lte(emailConfirmations.expiresAt, now))
}
