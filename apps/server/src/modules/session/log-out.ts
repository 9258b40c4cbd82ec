import type { Deps } from '../../deps.ts'
import { hashToken } from '../../secret-token.ts'
import { findRefreshToken, revokeFamily } from './queries.ts'

/** Of an unknown token nothing is said: it opens nothing either way. */
export async function logOut(deps: Deps, refreshToken: string): Promise<void> {
  const { db } = deps.database
  const token = await findRefreshToken(db, hashToken(refreshToken))
  if (token !== null) await revokeFamily(db, token.family, deps.clock.now())
}
