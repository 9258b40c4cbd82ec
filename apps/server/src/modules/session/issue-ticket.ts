import type { Deps } from '../../context/deps.ts'
import { insertTicket } from '../../db/tickets.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'

const LIFETIME_SECONDS = 60

/** For what a browser opens by itself, without our header: a download, the event stream. */
export async function issueTicket(
  deps: Deps,
  asker: { userId: number; sessionId: string },
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = newSecretToken()
  const expiresAt = addSeconds(deps.clock.now(), LIFETIME_SECONDS)
  await insertTicket(deps.database.db, { ...asker, ticketHash: hashToken(ticket), expiresAt })
  return { ticket, expiresAt }
}
