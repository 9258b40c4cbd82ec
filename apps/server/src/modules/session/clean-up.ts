import type { Deps } from '../../context/deps.ts'
import { forgetMarksBefore } from '../../db/idempotency.ts'
import { forgetStreamEventsBefore } from '../../db/stream-events.ts'
import { forgetTicketsBefore } from '../../db/tickets.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { forgetFailuresBefore } from './login-failure-queries.ts'
import { forgetSessionsBefore } from './queries.ts'

const DAY_SECONDS = 24 * 60 * 60
const STREAM_DAYS = 2

/** What has served its time and is nobody's record. */
export async function cleanUp(deps: Deps): Promise<void> {
  const { db } = deps.database
  const now = deps.clock.now()
  await forgetSessionsBefore(db, now)
  await forgetTicketsBefore(db, now)
  await forgetFailuresBefore(db, addSeconds(now, -DAY_SECONDS))
  await forgetMarksBefore(db, addSeconds(now, -DAY_SECONDS))
  await forgetStreamEventsBefore(deps.database, addSeconds(now, -STREAM_DAYS * DAY_SECONDS))
}
