import { isUnread } from '@ot/domain'
import { allow, type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { Conflict } from '../../foundation/errors.ts'
import { auditOf, calledIn, namedRecipients } from './change-recipient.ts'
import { type DispatchRow, getDispatch, listSentDocuments, lockDispatch } from './dispatch-queries.ts'
import { listRecipients, type RecipientRow } from './recipient-queries.ts'
import { type DispatchPost, sendLetters } from './send-letters.ts'

const PAUSE_SECONDS = 60 * 60

type Remind = { id: number; recipientIds?: readonly number[] | undefined }

/** A letter with a new link to each who has not read yet. */
export async function remindReaders(
  ctx: Ctx,
  post: DispatchPost,
  { id, recipientIds }: Remind,
): Promise<void> {
  const { companyId } = await readScoped(ctx, (tx) => getDispatch(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'dispatch.change')
  await inTransaction(ctx, companyId, async (tx) => {
    const dispatch = await lockDispatch(tx, companyId, id)
    if (dispatch.revokedAt !== null) throw new Conflict('Отправка отозвана: ссылки из писем не работают')
    const named = namedRecipients(await listRecipients(tx, dispatch), recipientIds)
    const recipients = withoutRecent(
      named.filter((one) => isUnread(one.state) && one.email !== null),
      ctx.now,
    )
    const { timeZone } = membershipOf(ctx, companyId)
    const documents = await listSentDocuments(tx, companyId, [id])
    await sendLetters(tx, post, {
      dispatch,
      documents,
      recipients,
      isReminder: true,
      now: ctx.now,
      timeZone,
    })
    await auditReminder(tx, ctx, dispatch, recipients)
  })
}

function withoutRecent(unread: readonly RecipientRow[], now: string): RecipientRow[] {
  if (unread.length === 0) {
    throw new Conflict('Напоминать некому: все ознакомились или подписывают на бумаге')
  }
  const rested = unread.filter(({ sentAt }) => sentAt === null || addSeconds(sentAt, PAUSE_SECONDS) <= now)
  if (rested.length === 0) {
    throw new Conflict('Последнее письмо ушло меньше часа назад. Напомнить снова можно позже.')
  }
  return rested
}

export async function auditReminder(
  tx: Tx,
  ctx: { userId: number | null; now: string },
  dispatch: DispatchRow,
  recipients: readonly RecipientRow[],
): Promise<void> {
  const after = { recipients: recipients.map(calledIn) }
  await audit(tx, ctx, { ...auditOf(dispatch, 'reminded'), before: null, after })
}
