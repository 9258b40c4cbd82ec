import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { refreshTokens, sessions } from '../../db/schema/session.ts'
import { users } from '../../db/schema/user.ts'

export type StoredSession = typeof sessions.$inferSelect

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function getSessionBeginning(db: Db, id: string): Promise<string> {
  const [row] = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, id))
  if (row === undefined) throw new Error('a refresh token outlived its session')
  return row.createdAt
}

/** Whether the account has been signed in from that address before, as far as it is remembered. */
export async function hasSignedInFrom(db: Db, emailKey: string, address: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.emailKey, emailKey), eq(sessions.address, address)))
    .limit(1)
  return rows.length > 0
}

export async function touchSession(
  db: Db,
  id: string,
  used: { lastUsedAt: string; expiresAt: string; address: string },
): Promise<void> {
  await db.update(sessions).set(used).where(eq(sessions.id, id))
}

/** From which devices he has signed in, as far as it is remembered. */
export async function listDevices(db: Db, userId: number): Promise<(string | null)[]> {
  const rows = await db
    .selectDistinct({ device: sessions.device })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  return rows.map(({ device }) => device)
}

/** Those that go on, the last used first. */
export async function listSessions(db: Db, userId: number, now: string): Promise<StoredSession[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
}

/** Which sessions of a user: one, all but one, all. */
export type SessionsEnding = { userId: number; now: string; only?: string; except?: string }

/** Answers how many it ended. Their refresh tokens lead nowhere from now on. */
export async function markEnded(db: Db, { userId, now, only, except }: SessionsEnding): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  await db
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(refreshTokens.userId, userId),
        isNull(refreshTokens.revokedAt),
        only === undefined ? undefined : eq(refreshTokens.family, only),
        except === undefined ? undefined : ne(refreshTokens.family, except),
      ),
    )
  return ended.length
}
