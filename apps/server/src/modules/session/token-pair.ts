import { randomUUID } from 'node:crypto'
import { addSeconds } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { hashToken, newSecretToken } from '../../secret-token.ts'
import { insertRefreshToken } from './queries.ts'

export type TokenPair = { accessToken: string; refreshToken: string }

const REFRESH_LIFETIME_SECONDS = 30 * 24 * 60 * 60

type Issue = { userId: number; now: string; family?: string; token?: string }

/** A new family at a login; at a refresh the successor in its own family. */
export async function issueRefreshToken(db: Db, issue: Issue): Promise<string> {
  const { userId, now, family = randomUUID(), token = newSecretToken() } = issue
  const expiresAt = addSeconds(now, REFRESH_LIFETIME_SECONDS)
  await insertRefreshToken(db, { tokenHash: hashToken(token), family, userId, createdAt: now, expiresAt })
  return token
}
