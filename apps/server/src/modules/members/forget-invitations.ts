import type { Deps } from '../../context/deps.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { forgetInvitationLinksBefore } from './invitation-queries.ts'

/** So long a link says what became of its invitation. */
const KEPT_SECONDS = 180 * 24 * 60 * 60

export async function forgetInvitations({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await forgetInvitationLinksBefore(database.db, addSeconds(clock.now(), -KEPT_SECONDS))
}
