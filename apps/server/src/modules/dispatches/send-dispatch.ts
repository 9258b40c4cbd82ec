import type { NewDispatch } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { newDocumentProblem } from '@ot/domain'
import { allow, type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { Pdf } from '../../pdf/pdf.ts'
import { keepFiles, type PreparedFile, prepareFiles } from '../documents/index.ts'
import { auditOf, calledIn } from './change-recipient.ts'
import { chooseRecipients } from './choose-recipients.ts'
import {
  type DispatchRow,
  insertDispatch,
  insertSentDocuments,
  listSentDocuments,
} from './dispatch-queries.ts'
import { insertRecipients } from './recipient-queries.ts'
import { type DispatchPost, sendLetters } from './send-letters.ts'
import { isSignedByHand } from './signed-by-hand.ts'

type House = { library: Library; pdf: Pdf }

/** From now on each paper is its bytes: they are kept with their hash in the same transaction. */
export async function sendDispatch(
  ctx: Ctx,
  post: DispatchPost & House,
  input: NewDispatch,
): Promise<DispatchRow> {
  const { companyId, due, purpose } = input
  allow(ctx, companyId, 'dispatch.change')
  const { subscription, timeZone } = membershipOf(ctx, companyId)
  const today = ctx.today(companyId)
  requireTariff(newDocumentProblem(subscription, today))
  if (due !== null && due < today) throw Invalid.field('due', 'Срок не может быть раньше сегодняшнего дня')
  const files = await distinctFiles(ctx, post, input)
  const sent = files.map((file) => sentDocument(post.library, file))
  return inTransaction(ctx, companyId, async (tx) => {
    await keepFiles(tx, files, ctx.now)
    const needsSignature = purpose === 'signature' || sent.some(({ signedByHand }) => signedByHand)
    const people = await chooseRecipients(tx, { companyId, recipients: input.recipients, needsSignature })
    const dispatch = await insertDispatch(tx, {
      companyId,
      purpose,
      needsSignature,
      letter: input.letter,
      due,
      createdAt: ctx.now,
      createdBy: ctx.userId,
    })
    await insertSentDocuments(tx, dispatch, sent)
    const recipients = await insertRecipients(tx, dispatch, people)
    const documents = await listSentDocuments(tx, companyId, [dispatch.id])
    const { now } = ctx
    await sendLetters(tx, post, { dispatch, documents, recipients, isReminder: false, now, timeZone })
    await audit(tx, ctx, {
      ...auditOf(dispatch, 'sent'),
      before: null,
      after: {
        documents: documents.map(({ name, number }) => `${name}, № ${number}`),
        recipients: recipients.map(calledIn),
      },
    })
    return dispatch
  })
}

function distinctFiles(ctx: Ctx, house: House, { companyId, documentIds }: NewDispatch) {
  if (new Set(documentIds).size < documentIds.length) {
    throw Invalid.field('documentIds', 'Один и тот же документ выбран дважды')
  }
  return prepareFiles(ctx, house, { companyId, documentIds })
}

function sentDocument(library: Library, { document }: PreparedFile) {
  return { documentId: document.id, signedByHand: isSignedByHand(library, document) }
}
