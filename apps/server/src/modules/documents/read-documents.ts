import type { DocumentAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, companyIdsOf, membershipOf } from '../../ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { documentFileName } from './file-names.ts'
import { makeRegistered } from './paper.ts'
import { presentDocument } from './present.ts'
import { type DocumentPage, getDocument, listDocuments } from './queries.ts'

export async function readDocuments(
  ctx: Ctx,
  page: DocumentPage,
): Promise<{ documents: DocumentAnswer[]; total: number }> {
  membershipOf(ctx, page.companyId)
  const { rows, total } = await readScoped(ctx, (tx) => listDocuments(tx, page))
  return { documents: rows.map(presentDocument), total }
}

export async function readDocumentFile(ctx: Ctx, library: Library, id: number): Promise<FileAnswer> {
  const document = await readScoped(ctx, (tx) => getDocument(tx, companyIdsOf(ctx), id))
  return { fileName: documentFileName(document), content: makeRegistered(library, document).bytes }
}
