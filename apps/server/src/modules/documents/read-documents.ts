import type { DocumentAnswer, PaperPages, TemplateDocuments } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { DocumentStatus } from '@ot/domain'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import type { Pdf } from '../../pdf/pdf.ts'
import { OWN_HAS_NO_PAGES } from './make-pages.ts'
import { findOutdated, type OutdatedDocument } from './outdated/find-outdated.ts'
import { documentFileName } from './paper/file-names.ts'
import { makeRegistered } from './paper/papers.ts'
import type { WordFile } from './paper/printed.ts'
import { presentDocument } from './present.ts'
import {
  countByTemplate,
  type HistoryFilter,
  type ListedDocument,
  listDocuments,
  listLatest,
  type PaperStanding,
} from './stored/history-queries.ts'
import { findKeptFile, findKeptPages } from './stored/kept-file-queries.ts'
import { withoutOrigins } from './stored/kept-pages.ts'
import { getDocument } from './stored/queries.ts'

export type ReadDocuments = HistoryFilter & {
  status?: DocumentStatus | undefined
  page: number
  limit: number
}

type Outdated = ReadonlyMap<number, OutdatedDocument>

export async function readDocuments(
  ctx: Ctx,
  library: Library,
  { status, page, limit, ...filter }: ReadDocuments,
): Promise<{ documents: DocumentAnswer[]; total: number }> {
  const { companyId } = filter
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const standing = await standingOf(tx, library, companyId, status)
    const { rows, total } = await listDocuments(tx, filter, { standing, page, limit })
    const ids = status === 'void' || status === 'valid' ? [] : rows.map(({ id }) => id)
    const outdated = await findOutdated(tx, library, { companyId, ids })
    return { documents: rows.map((row) => presentWith(ctx, row, outdated)), total }
  })
}

async function standingOf(
  tx: Tx,
  library: Library,
  companyId: number,
  status: DocumentStatus | undefined,
): Promise<PaperStanding> {
  switch (status) {
    case undefined:
      return { kind: 'any' }
    case 'void':
      return { kind: 'void' }
    case 'outdated':
      return { kind: 'outdated', ids: await outdatedIds(tx, library, companyId) }
    case 'valid':
      return { kind: 'valid', outdatedIds: await outdatedIds(tx, library, companyId) }
  }
}

async function outdatedIds(tx: Tx, library: Library, companyId: number): Promise<number[]> {
  return [...(await findOutdated(tx, library, { companyId, ids: null })).keys()]
}

function presentWith(ctx: Ctx, row: ListedDocument, outdated: Outdated): DocumentAnswer {
  return presentDocument(ctx, row, outdated.get(row.id)?.changes ?? [])
}

/** What is registered of each template, in one answer whatever the number of documents. */
export async function readByTemplate(
  ctx: Ctx,
  library: Library,
  companyId: number,
): Promise<TemplateDocuments[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const outdated = await findOutdated(tx, library, { companyId, ids: null })
    const counts = await countByTemplate(tx, companyId)
    const behind = [...outdated.values()].map(({ document }) => document.templateId)
    return (await listLatest(tx, companyId)).map((latest) => ({
      templateId: latest.templateId,
      documents: counts.get(latest.templateId) ?? 1,
      outdated: behind.filter((templateId) => templateId === latest.templateId).length,
      latest: presentWith(ctx, latest, outdated),
    }))
  })
}

export async function readDocumentFile(ctx: Ctx, library: Library, id: number): Promise<WordFile> {
  const { document, kept } = await readScoped(ctx, async (tx) => {
    const document = await getDocument(tx, companyIdsOf(ctx), id)
    return { document, kept: await findKeptFile(tx, document.companyId, id) }
  })
  const { bytes } = kept ?? (await makeRegistered(ctx, library, document))
  return {
    fileName: documentFileName(document),
    content: bytes,
    isOwn: document.personalTemplateId !== null,
    day: document.facts.document.date,
    keptPdf: kept?.pdf ?? null,
  }
}

/** The pages that its PDF has: those kept when it was sent, else set of what it says. */
export async function readDocumentPages(
  ctx: Ctx,
  { library, pdf }: { library: Library; pdf: Pick<Pdf, 'pages'> },
  id: number,
): Promise<PaperPages> {
  const { document, kept } = await readScoped(ctx, async (tx) => {
    const document = await getDocument(tx, companyIdsOf(ctx), id)
    return { document, kept: await findKeptPages(tx, document.companyId, id) }
  })
  if (kept !== null) return kept
  const made = await makeRegistered(ctx, library, document)
  if (made.isOwn) throw new Conflict(OWN_HAS_NO_PAGES)
  return withoutOrigins(await pdf.pages({ ...made, values: [] }))
}
