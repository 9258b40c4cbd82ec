import type { DispatchAnswer, DispatchSummary } from '@ot/contract'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import {
  countRecipients,
  type DispatchPage,
  findAuthors,
  getDispatch,
  listDispatches,
  listSentDocuments,
} from './dispatch-queries.ts'
import { presentDispatch, presentDispatchSummary } from './present.ts'
import { getScan, listRecipients } from './recipient-queries.ts'

const NOBODY = { recipients: 0, opened: 0, acknowledged: 0, signed: 0, waiting: 0 }

export async function readDispatches(
  ctx: Ctx,
  page: DispatchPage,
): Promise<{ dispatches: DispatchSummary[]; total: number }> {
  const { companyId } = page
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const { rows, total } = await listDispatches(tx, page)
    const ids = rows.map(({ id }) => id)
    const documents = await listSentDocuments(tx, companyId, ids)
    const counts = await countRecipients(tx, companyId, ids)
    const authors = await findAuthors(
      tx,
      rows.map(({ createdBy }) => createdBy),
    )
    const dispatches = rows.map((dispatch) => {
      const sent = documents.filter(({ dispatchId }) => dispatchId === dispatch.id)
      const author = authors.get(dispatch.createdBy)
      return presentDispatchSummary({ dispatch, documents: sent, author }, counts.get(dispatch.id) ?? NOBODY)
    })
    return { dispatches, total }
  })
}

export async function readDispatch(ctx: Ctx, id: number): Promise<DispatchAnswer> {
  return readScoped(ctx, async (tx) => {
    const dispatch = await getDispatch(tx, companyIdsOf(ctx), id)
    const documents = await listSentDocuments(tx, dispatch.companyId, [id])
    const authors = await findAuthors(tx, [dispatch.createdBy])
    const head = { dispatch, documents, author: authors.get(dispatch.createdBy) }
    return presentDispatch(head, await listRecipients(tx, dispatch))
  })
}

export async function readScan(ctx: Ctx, named: { id: number; recipientId: number }): Promise<FileAnswer> {
  const { fileName, bytes } = await readScoped(ctx, (tx) => getScan(tx, companyIdsOf(ctx), named))
  return { fileName, content: bytes }
}
