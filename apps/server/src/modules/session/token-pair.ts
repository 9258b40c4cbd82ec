import { randomUUID } from 'node:crypto'
import { deviceName } from '@ot/domain'
import type { Db } from '../../db/client.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'
import { insertRefreshToken } from './queries.ts'
import { getSessionBeginning, insertSession, touchSession } from './session-queries.ts'

export type TokenPair = { accessToken: string; refreshToken: string }

/** From where a session is begun or gone on with. */
export type Origin = { address: string; userAgent: string | null }

const REFRESH_LIFETIME_SECONDS = 30 * 24 * 60 * 60

/** However often it is gone on with, a sign-in ends: a copied token is not good for ever. */
const SESSION_LIFETIME_SECONDS = 90 * 24 * 60 * 60

type Begun = { sessionId: string; refreshToken: string }

/** A sign-in: a session with its first refresh token. */
export async function beginSession(db: Db, userId: number, from: Origin, now: string): Promise<Begun> {
  const sessionId = randomUUID()
  const refreshToken = newSecretToken()
  const expiresAt = addSeconds(now, REFRESH_LIFETIME_SECONDS)
  await insertSession(db, {
    id: sessionId,
    userId,
    device: deviceName(from.userAgent),
    address: from.address,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  })
  await insertRefreshToken(db, {
    tokenHash: hashToken(refreshToken),
    family: sessionId,
    userId,
    createdAt: now,
    expiresAt,
  })
  return { sessionId, refreshToken }
}

type Continuation = { userId: number; sessionId: string; token: string; address: string; now: string }

/** The successor of a spent token, in its own session. */
export async function continueSession(db: Db, continuation: Continuation): Promise<void> {
  const { userId, sessionId, token, address, now } = continuation
  const begun = await getSessionBeginning(db, sessionId)
  const unused = addSeconds(now, REFRESH_LIFETIME_SECONDS)
  const end = addSeconds(begun, SESSION_LIFETIME_SECONDS)
  const expiresAt = unused < end ? unused : end
  await insertRefreshToken(db, {
    tokenHash: hashToken(token),
    family: sessionId,
    userId,
    createdAt: now,
    expiresAt,
  })
  await touchSession(db, sessionId, { lastUsedAt: now, expiresAt, address })
}
