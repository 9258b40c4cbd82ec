import { hash } from 'node:crypto'
import type { FieldError } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { Invalid, Unprintable } from '../../foundation/errors.ts'
import type { Pdf } from '../../pdf/pdf.ts'
import { type MadePaper, makeRegistered } from './paper/papers.ts'
import { findDocuments, findKeptIds, insertKeptFiles } from './stored/kept-file-queries.ts'
import { packPages, withoutOrigins } from './stored/kept-pages.ts'
import type { DocumentRow } from './stored/queries.ts'

/** A paper that is to be sent; `made` is null when it is kept already, `pdf` when the paper comes in Word only. */
export type PreparedFile = { document: DocumentRow; made: ({ bytes: Buffer } & Printed) | null }

/** `pages` are null where the paper has none of its own: it comes from a company's Word file. */
type Printed = { pdf: Buffer; pages: Buffer | null } | { pdf: null; pages: null }

type Wanted = { companyId: number; documentIds: readonly number[] }

/** Made before the transaction that keeps them: making a paper may read its template from the database. */
export async function prepareFiles(
  ctx: Ctx,
  { library, pdf }: { library: Library; pdf: Pdf },
  { companyId, documentIds }: Wanted,
): Promise<PreparedFile[]> {
  membershipOf(ctx, companyId)
  const { found, kept } = await readScoped(ctx, async (tx) => ({
    found: await findDocuments(tx, companyId, documentIds),
    kept: await findKeptIds(tx, companyId, documentIds),
  }))
  return Promise.all(
    validOnes(documentIds, found).map(async (document): Promise<PreparedFile> => {
      if (kept.has(document.id)) return { document, made: null }
      const paper = await makeRegistered(ctx, library, document)
      return { document, made: { bytes: paper.bytes, ...(await printedOf(pdf, paper)) } }
    }),
  )
}

const WORD_ALONE = { pdf: null, pages: null } as const

/** One that cannot be typeset is sent as Word alone. */
async function printedOf(pdf: Pdf, paper: MadePaper): Promise<Printed> {
  if (paper.isOwn && pdf.ownLack !== null) return WORD_ALONE
  try {
    const { pages, ...printed } = await pdf.printWithPages(paper)
    return { ...printed, pages: pages === null ? null : packPages(withoutOrigins(pages)) }
  } catch (error) {
    if (error instanceof Unprintable) return WORD_ALONE
    throw error
  }
}

function validOnes(ids: readonly number[], found: ReadonlyMap<number, DocumentRow>): DocumentRow[] {
  const errors: FieldError[] = []
  const documents = ids.flatMap((id, index) => {
    const document = found.get(id)
    if (document !== undefined && document.voidedAt === null) return [document]
    const message =
      document === undefined ? 'Такого документа нет' : `Документ № ${document.number} аннулирован`
    errors.push({ field: `documentIds.${index}`, message })
    return []
  })
  if (errors.length > 0) throw new Invalid(errors)
  return documents
}

/** From now on these bytes are the papers. */
export async function keepFiles(tx: Tx, files: readonly PreparedFile[], now: string): Promise<void> {
  const rows = files.flatMap(({ document, made }) =>
    made === null
      ? []
      : [
          {
            companyId: document.companyId,
            documentId: document.id,
            bytes: made.bytes,
            sha256: hash('sha256', made.bytes, 'hex'),
            pdf: made.pdf,
            pdfSha256: made.pdf === null ? null : hash('sha256', made.pdf, 'hex'),
            pages: made.pages,
            keptAt: now,
          },
        ],
  )
  await insertKeptFiles(tx, rows)
}
