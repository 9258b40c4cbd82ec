import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../foundation/clock.ts'
import { Unauthorised } from '../foundation/errors.ts'

const ISSUER = 'otdel'
const AUDIENCE = 'otdel-web'
const ALGORITHM = 'HS256'
const LIFETIME_SECONDS = 15 * 60
const REMEMBERED_TOKENS = 10_000

export type TokenUser = { id: number; email: string; name: string | null; deletionOn?: string | null }

/** Whose token it is, and the sign-in it came from. */
export type Identity = { userId: number; sessionId: string }

export type AccessTokens = {
  issue(user: TokenUser, sessionId: string): Promise<string>
  /** Of a token checked before and still in force; null: `verify` must look. */
  recall(token: string): Identity | null
  /** Or Unauthorised. Whether the session goes on, `LiveSessions` knows. */
  verify(token: string): Promise<Identity>
}

type Verified = Identity & { expiresAt: number }

export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(secret)
  // Checking a signature costs more than a lookup by primary key; a token once checked is only checked for its age.
  const verified = new Map<string, Verified>()
  const nowSeconds = () => Date.parse(clock.now()) / 1000

  async function check(token: string): Promise<Verified> {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(clock.now()),
    })
    const userId = Number(payload.sub)
    const { sid, exp } = payload
    if (!Number.isSafeInteger(userId) || typeof sid !== 'string' || exp === undefined)
      throw new Unauthorised()
    return { userId, sessionId: sid, expiresAt: exp }
  }

  return {
    issue: (user, sessionId) =>
      new SignJWT({
        username: user.name ?? user.email,
        sid: sessionId,
        ...(typeof user.deletionOn === 'string' && { deletionOn: user.deletionOn }),
      })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(user.id))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(nowSeconds()))
        .setExpirationTime(Math.floor(nowSeconds()) + LIFETIME_SECONDS)
        .sign(key),
    recall: (token) => {
      const known = verified.get(token)
      return known !== undefined && known.expiresAt > nowSeconds() ? known : null
    },
    verify: async (token) => {
      const fresh = await check(token).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) throw new Unauthorised()
        throw error
      })
      if (verified.size >= REMEMBERED_TOKENS) verified.clear()
      verified.set(token, fresh)
      return fresh
    },
  }
}
