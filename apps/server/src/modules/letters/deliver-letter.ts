import type { Deps } from '../../context/deps.ts'
import { RETRIES } from '../../db/job-names.ts'
import { transaction } from '../../db/transaction.ts'
import type { Letter } from '../../jobs/jobs.ts'
import { isLetterSent, markAttempt, markSent } from './letter-queries.ts'

const ATTEMPTS_MAX = RETRIES.retryLimit + 1

type House = Pick<Deps, 'database' | 'clock' | 'mail'>

/** What the mail job does. A letter whose row says it is gone is not sent again; one that was taken by the mail server
 * just before this process died goes out once more with its Message-ID, by which the second copy is known. */
export async function deliverLetter({ database, clock, mail }: House, letter: Letter): Promise<void> {
  const { record } = letter
  if (record === undefined) return mail.send(letter)
  const { companyId, letterId } = record
  const isSent = await transaction(database, 'read only', [companyId], (tx) =>
    isLetterSent(tx, companyId, letterId),
  )
  if (isSent) return
  try {
    await mail.send(letter)
  } catch (error) {
    const attempt = { companyId, id: letterId, now: clock.now(), attemptsMax: ATTEMPTS_MAX }
    await transaction(database, 'read write', [companyId], (tx) => markAttempt(tx, attempt))
    throw error
  }
  await transaction(database, 'read write', [companyId], (tx) =>
    markSent(tx, companyId, letterId, clock.now()),
  )
}
