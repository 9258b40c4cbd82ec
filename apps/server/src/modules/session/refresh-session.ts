import { secondsBetween } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { transaction } from '../../db/transaction.ts'
import { BadRequest } from '../../errors.ts'
import { deriveToken, hashToken } from '../../secret-token.ts'
import { findRefreshToken, findUser, revokeFamily, spendRefreshToken } from './queries.ts'
import type { SessionDeps } from './session-deps.ts'
import { issueRefreshToken, type TokenPair } from './token-pair.ts'

/** An answer may be lost and two tabs may ask at once: so long the spent token still leads to its successor. */
const GRACE_SECONDS = 30

type Refreshed = { userId: number; refreshToken: string }

export async function refreshSession(deps: SessionDeps, refreshToken: string): Promise<TokenPair> {
  const now = deps.clock.now()
  // The successor follows from the spent token and the server's secret: it need not be stored to be given again.
  const successor = deriveToken(deps.settings.jwtSecret, 'refresh-successor', refreshToken)
  const refreshed = await transaction(deps.database, 'read write', [], async (tx) => {
    const spent = await spendRefreshToken(tx, hashToken(refreshToken), now)
    if (spent === null) return successorAgain(tx, refreshToken, successor, now)
    const { userId, family } = spent
    return { userId, refreshToken: await issueRefreshToken(tx, { userId, now, family, token: successor }) }
  })
  const user = refreshed === null ? null : await findUser(deps.database.db, refreshed.userId)
  if (refreshed === null || user === null) throw new BadRequest('Сеанс завершён. Войдите снова.')
  return { accessToken: await deps.accessTokens.issue(user), refreshToken: refreshed.refreshToken }
}

/** A token spent long ago was stolen or copied: nobody may go on in its family. */
async function successorAgain(
  tx: Db,
  token: string,
  successor: string,
  now: string,
): Promise<Refreshed | null> {
  const former = await findRefreshToken(tx, hashToken(token))
  if (former === null || former.revokedAt !== null || former.spentAt === null) return null
  if (secondsBetween(former.spentAt, now) > GRACE_SECONDS) {
    await revokeFamily(tx, former.family, now)
    return null
  }
  return { userId: former.userId, refreshToken: successor }
}
