import { transaction } from '../../db/transaction.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import { endSessions } from './end-sessions.ts'
import { findRefreshToken } from './queries.ts'
import type { SessionDeps } from './session-deps.ts'

/** Of an unknown token nothing is said: it opens nothing either way. */
export async function logOut(deps: SessionDeps, refreshToken: string): Promise<void> {
  const token = await findRefreshToken(deps.database.db, hashToken(refreshToken))
  if (token === null) return
  await transaction(deps.database, 'read write', [], (tx) =>
    endSessions(tx, { userId: token.userId, now: deps.clock.now(), only: token.family }),
  )
  deps.liveSessions.forget()
}
