import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from './clock.ts'
import { Unauthorised } from './errors.ts'

const ISSUER = 'otdel'
const AUDIENCE = 'otdel-web'
const ALGORITHM = 'HS256'
const LIFETIME_SECONDS = 15 * 60
const REMEMBERED_TOKENS = 10_000

export type AccessTokens = {
  issue(user: { id: number; email: string; name: string | null }): Promise<string>
  /** The user of a token checked before and still in force; null: `verify` must look. */
  recall(token: string): number | null
  /** The user's id, or Unauthorised. */
  verify(token: string): Promise<number>
}

type Verified = { userId: number; expiresAt: number }

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
    if (!Number.isSafeInteger(userId) || payload.exp === undefined) throw new Unauthorised()
    return { userId, expiresAt: payload.exp }
  }

  return {
    issue: (user) =>
      new SignJWT({ username: user.name ?? user.email })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(user.id))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(nowSeconds()))
        .setExpirationTime(Math.floor(nowSeconds()) + LIFETIME_SECONDS)
        .sign(key),
    recall: (token) => {
      const known = verified.get(token)
      return known !== undefined && known.expiresAt > nowSeconds() ? known.userId : null
    },
    verify: async (token) => {
      const fresh = await check(token).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) throw new Unauthorised()
        throw error
      })
      if (verified.size >= REMEMBERED_TOKENS) verified.clear()
      verified.set(token, fresh)
      return fresh.userId
    },
  }
}
