import { and, count, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { recoveryCodes } from '../../db/schema/session.ts'
import { users } from '../../db/schema/user.ts'

/** False: a code of this half-minute, or of a later one, was accepted before. */
export async function takeStep(db: Db, userId: number, totpStep: number): Promise<boolean> {
  const taken = await db
    .update(users)
    .set({ totpStep })
    .where(and(eq(users.id, userId), or(isNull(users.totpStep), lt(users.totpStep, totpStep))))
    .returning({ id: users.id })
  return taken.length > 0
}

/** False: no such code, or used before. */
export async function takeRecoveryCode(
  db: Db,
  userId: number,
  codeHash: string,
  usedAt: string,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (codeHashes.length > 0) {
    await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
  }
}

export async function saveTotp(
  db: Db,
  userId: number,
  totp: { totpSecret: string | null; totpConfirmedAt: string | null; totpStep: number | null },
): Promise<void> {
  await db.update(users).set(totp).where(eq(users.id, userId))
}
