import { LINK_DAYS, REMINDER_EVERY_DAYS } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { getTimeZone } from '../../db/time-zone.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { listSentDocuments, lockDispatch } from './dispatch-queries.ts'
import { companiesWithLinks, forgetLinksBefore } from './link-queries.ts'
import { lockUnread } from './recipient-queries.ts'
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
    await transaction(database, 'read write', [companyId], (tx) => remindCompany(tx, deps, companyId, now))
  }
}

async function remindCompany(tx: Tx, deps: Deps, companyId: number, now: string): Promise<void> {
  const unread = await lockUnread(tx, companyId, {
    sentAfter: addSeconds(now, -LINK_DAYS * SECONDS_IN_DAY),
    // The job does not begin to the second every day.
    lettersBefore: addSeconds(now, -REMINDER_EVERY_DAYS * SECONDS_IN_DAY + SECONDS_IN_DAY / 24),
  })
  const timeZone = await getTimeZone(tx, companyId)
  for (const dispatchId of new Set(unread.map((one) => one.dispatchId))) {
    const dispatch = await lockDispatch(tx, companyId, dispatchId)
    const documents = await listSentDocuments(tx, companyId, [dispatchId])
    const recipients = unread.filter((one) => one.dispatchId === dispatchId)
    await sendLetters(tx, deps, { dispatch, documents, recipients, isReminder: true, now, timeZone })
    await auditReminder(tx, { userId: null, now }, dispatch, recipients)
  }
}
