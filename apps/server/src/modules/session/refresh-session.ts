import { type Tx, transaction } from '../../db/transaction.ts'
import { secondsBetween } from '../../foundation/clock.ts'
import { BadRequest } from '../../foundation/errors.ts'
import { deriveToken, hashToken } from '../../foundation/secret-token.ts'
import { endSessions } from './end-sessions.ts'
import { findRefreshToken, findUser, spendRefreshToken } from './queries.ts'
import type { SessionDeps } from './session-deps.ts'
import { continueSession, type TokenPair } from './token-pair.ts'

/** An answer may be lost and two tabs may ask at once: so long the spent token still leads to its successor. */
const GRACE_SECONDS = 30

type Whose = { userId: number; sessionId: string }

export async function refreshSession(
  deps: SessionDeps,
  { refreshToken, address }: { refreshToken: string; address: string },
): Promise<TokenPair> {
  const now = deps.clock.now()
  // The successor follows from the spent token and the server's secret: it need not be stored to be given again.
  const successor = deriveToken(deps.settings.jwtSecret, 'refresh-successor', refreshToken)
  const whose = await transaction(deps.database, 'read write', [], async (tx) => {
    const spent = await spendRefreshToken(tx, hashToken(refreshToken), now)
    if (spent === null) return spentBefore(tx, refreshToken, now)
    const { userId, family: sessionId } = spent
    await continueSession(tx, { userId, sessionId, token: successor, address, now })
    return { userId, sessionId }
  })
  const user = whose === null ? null : await findUser(deps.database.db, whose.userId)
  if (whose === null || user === null) throw new BadRequest('Сеанс завершён. Войдите снова.')
  return { accessToken: await deps.accessTokens.issue(user, whose.sessionId), refreshToken: successor }
}

/** A token spent long ago was stolen or copied: nobody may go on in its session. */
async function spentBefore(tx: Tx, token: string, now: string): Promise<Whose | null> {
  const former = await findRefreshToken(tx, hashToken(token))
  if (former === null || former.revokedAt !== null || former.spentAt === null) return null
  const { userId, family: sessionId, spentAt } = former
  if (secondsBetween(spentAt, now) <= GRACE_SECONDS) return { userId, sessionId }
  await endSessions(tx, { userId, now, only: sessionId })
  return null
}
