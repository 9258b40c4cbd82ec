import { addressOf, dayIn, LINK_DAYS, PAGES } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { LetterPermit } from '../../jobs/letter-permit.ts'
import type { DispatchRow, SentRow } from './dispatch-queries.ts'
import { dispatchLetter } from './letter.ts'
import { insertLinks } from './link-queries.ts'
import { markLetters, type RecipientRow } from './recipient-queries.ts'

const SECONDS_IN_DAY = 24 * 60 * 60

export type DispatchPost = { jobs: Jobs; settings: { publicUrl: string; lettersPerHour: number } }

type Letters = {
  dispatch: DispatchRow
  documents: readonly SentRow[]
  recipients: readonly RecipientRow[]
  isReminder: boolean
  now: string
  timeZone: string
}

/** A letter with a link of its own to each who has an e-mail; letter, link and mark stand or fall together. */
export async function sendLetters(tx: Tx, post: DispatchPost, letters: Letters): Promise<void> {
  const { dispatch, documents, isReminder, now, timeZone } = letters
  const { companyId, id: dispatchId, createdBy } = dispatch
  const addressees = letters.recipients.flatMap(({ id, fullName, email }) =>
    email === null ? [] : [{ id, fullName, email, token: newSecretToken() }],
  )
  if (addressees.length === 0) return
  const sender = { companyId, userId: createdBy, now }
  const permit = await LetterPermit.grant(tx, post.settings, sender, addressees.length)
  const linkUntil = addSeconds(now, LINK_DAYS * SECONDS_IN_DAY)
  await insertLinks(
    tx,
    addressees.map(({ id, token }) => ({
      tokenHash: hashToken(token),
      companyId,
      dispatchId,
      recipientId: id,
      expiresAt: linkUntil,
    })),
  )
  await markLetters(
    tx,
    companyId,
    addressees.map(({ id }) => id),
    { sentAt: now, linkUntil },
  )
  for (const { fullName, email, token } of addressees) {
    const letter = dispatchLetter({
      isReminder,
      from: permit.signature,
      fullName,
      documents,
      words: dispatch.letter,
      due: dispatch.due,
      needsSignature: dispatch.needsSignature,
      link: `${post.settings.publicUrl}${addressOf(PAGES.acknowledge, token)}`,
      linkUntil: dayIn(linkUntil, timeZone),
    })
    await post.jobs.writeToOther(tx, permit, { to: email, ...letter })
  }
}
