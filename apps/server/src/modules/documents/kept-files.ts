import { hash } from 'node:crypto'
import type { FieldError } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { makeRegistered } from './paper/papers.ts'
import { findDocuments, findKeptIds, insertKeptFiles } from './stored/kept-file-queries.ts'
import type { DocumentRow } from './stored/queries.ts'

/** A paper that is to be sent; `bytes` is null when they are kept already. */
export type PreparedFile = { document: DocumentRow; bytes: Buffer | null }

type Wanted = { companyId: number; documentIds: readonly number[] }

/** Made before the transaction that keeps them: making a paper may read its template from the database. */
export async function prepareFiles(
  ctx: Ctx,
  library: Library,
  { companyId, documentIds }: Wanted,
): Promise<PreparedFile[]> {
  membershipOf(ctx, companyId)
  const { found, kept } = await readScoped(ctx, async (tx) => ({
    found: await findDocuments(tx, companyId, documentIds),
    kept: await findKeptIds(tx, companyId, documentIds),
  }))
  const prepared: PreparedFile[] = []
  for (const document of validOnes(documentIds, found)) {
    const bytes = kept.has(document.id) ? null : (await makeRegistered(ctx, library, document)).bytes
    prepared.push({ document, bytes })
  }
  return prepared
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
  const rows = files.flatMap(({ document, bytes }) =>
    bytes === null
      ? []
      : [
          {
            companyId: document.companyId,
            documentId: document.id,
            bytes,
            sha256: hash('sha256', bytes, 'hex'),
            keptAt: now,
          },
        ],
  )
  await insertKeptFiles(tx, rows)
}
