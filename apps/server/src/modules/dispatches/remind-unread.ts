import { dayIn, LINK_DAYS, REMINDER_EVERY_DAYS } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { getTimeZone } from '../../db/time-zone.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { waitIfRefused } from '../../jobs/letter-permit.ts'
import { listSentDocuments, lockDispatch } from './dispatch-queries.ts'
import { companiesWithLinks, forgetLinksBefore } from './link-queries.ts'
import { listUnreadDispatches, lockUnread, type UnreadTerms } from './recipient-queries.ts'
import { auditReminder } from './remind.ts'
import { sendLetters } from './send-letters.ts'

const SECONDS_IN_DAY = 24 * 60 * 60

/** Once a day: who has not read yet gets another letter, as long as the link of the first one would work. Whoever is
 * due has a link that works, so companies are found by links. */
export async function remindUnread(deps: Deps): Promise<void> {
  const { database, clock } = deps
  const now = clock.now()
  await forgetLinksBefore(database.db, now)
  for (const companyId of await companiesWithLinks(database.db)) {
    const inCompany = <T>(work: (tx: Tx) => Promise<T>) =>
      transaction(database, 'read write', [companyId], work)
    const unread = await inCompany(async (tx) =>
      listUnreadDispatches(tx, companyId, termsAt(now, await getTimeZone(tx, companyId))),
    )
    for (const dispatchId of unread) {
      // Each by itself: what does not fit into this hour is not to keep back what does.
      await inCompany((tx) => remindOf(tx, deps, { companyId, id: dispatchId }, now)).catch(waitIfRefused)
    }
  }
}

function termsAt(now: string, timeZone: string): UnreadTerms {
  return {
    today: dayIn(now, timeZone),
    sentAfter: addSeconds(now, -LINK_DAYS * SECONDS_IN_DAY),
    // The job does not begin to the second every day.
    lettersBefore: addSeconds(now, -REMINDER_EVERY_DAYS * SECONDS_IN_DAY + SECONDS_IN_DAY / 24),
  }
}

async function remindOf(
  tx: Tx,
  deps: Deps,
  { companyId, id }: { companyId: number; id: number },
  now: string,
): Promise<void> {
  const timeZone = await getTimeZone(tx, companyId)
  const recipients = await lockUnread(tx, { companyId, id }, termsAt(now, timeZone))
  if (recipients.length === 0) return
  const dispatch = await lockDispatch(tx, companyId, id)
  const documents = await listSentDocuments(tx, companyId, [id])
  await sendLetters(tx, deps, { dispatch, documents, recipients, isReminder: true, now, timeZone })
  await auditReminder(tx, { userId: null, now }, dispatch, recipients)
}
