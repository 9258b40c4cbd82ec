import { PAGES } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'
import { confirmationLetter } from './account-letters.ts'
import { insertConfirmation } from './confirmation-queries.ts'

const LINK_LIFETIME_SECONDS = 24 * 60 * 60

type Asked = { userId: number; email: string; name: string | null; isNew: boolean }

/** The letter whose link proves that the address is the user's. */
export async function askConfirmation(
  tx: Tx,
  { clock, jobs, settings }: Pick<Deps, 'clock' | 'jobs' | 'settings'>,
  { userId, email, name, isNew }: Asked,
): Promise<void> {
  const askedAt = clock.now()
  const token = newSecretToken()
  const expiresAt = addSeconds(askedAt, LINK_LIFETIME_SECONDS)
  await insertConfirmation(tx, { tokenHash: hashToken(token), userId, email, askedAt, expiresAt })
  const link = `${settings.publicUrl}${PAGES.emailConfirm.path}?token=${token}`
  await jobs.writeToUser(tx, confirmationLetter({ email, name }, link, isNew))
}
