import type { Clock } from '../foundation/clock.ts'
import type { Database } from './client.ts'

/** Another process may have ended the session: so long it goes on here at most. */
const FRESH_SECONDS = 3
const REMEMBERED_SESSIONS = 10_000

const IS_LIVE = 'select 1 from sessions where id = $1 and ended_at is null'

/** Which sign-ins have not been ended; a token lasts a quarter of an hour, an ended session must not. */
export type LiveSessions = {
  /** Looked up a moment ago and live; false: `check` must look. */
  recall(sessionId: string): boolean
  check(sessionId: string): Promise<boolean>
  /** After a session was ended in this process. */
  forget(): void
}

export function createLiveSessions(database: Database, clock: Clock): LiveSessions {
  const seenAt = new Map<string, number>()
  let generation = 0
  const now = () => Date.parse(clock.now()) / 1000

  return {
    recall: (sessionId) => {
      const seen = seenAt.get(sessionId)
      return seen !== undefined && Math.abs(now() - seen) < FRESH_SECONDS
    },
    check: async (sessionId) => {
      const before = generation
      const values = [sessionId]
      const { rowCount } = await database.pool.query({ name: 'live-session', text: IS_LIVE, values })
      const isLive = rowCount === 1
      // What was read before somebody ended a session may be out of date.
      if (!isLive || before !== generation) return isLive
      if (seenAt.size >= REMEMBERED_SESSIONS) seenAt.clear()
      seenAt.set(sessionId, now())
      return true
    },
    forget: () => {
      generation += 1
      seenAt.clear()
    },
  }
}
