import type { PaperPages } from '@ot/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { documentFiles } from '../../../db/schema/dispatch.ts'
import { documents } from '../../../db/schema/document.ts'
import type { Tx } from '../../../db/transaction.ts'
import { unpackPages } from './kept-pages.ts'
import type { DocumentRow } from './queries.ts'

export type KeptFile = typeof documentFiles.$inferSelect

/** The bytes of a paper that was sent; null: it never was. */
export async function findKeptFile(
  tx: Tx,
  companyId: number,
  documentId: number,
): Promise<{ bytes: Buffer; pdf: Buffer | null } | null> {
  const [row] = await tx
    .select({ bytes: documentFiles.bytes, pdf: documentFiles.pdf })
    .from(documentFiles)
    .where(and(eq(documentFiles.companyId, companyId), eq(documentFiles.documentId, documentId)))
  return row ?? null
}

/** The pages kept with them; null: none were. */
export async function findKeptPages(
  tx: Tx,
  companyId: number,
  documentId: number,
): Promise<PaperPages | null> {
  const [row] = await tx
    .select({ pages: documentFiles.pages })
    .from(documentFiles)
    .where(and(eq(documentFiles.companyId, companyId), eq(documentFiles.documentId, documentId)))
  return row?.pages == null ? null : unpackPages(row.pages)
}

/** Which of these have their bytes kept already. */
export async function findKeptIds(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: documentFiles.documentId })
    .from(documentFiles)
    .where(and(eq(documentFiles.companyId, companyId), inArray(documentFiles.documentId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** What was kept first stays. */
export async function insertKeptFiles(tx: Tx, rows: readonly KeptFile[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(documentFiles)
      .values([...rows])
      .onConflictDoNothing()
}

export async function findDocuments(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DocumentRow>> {
  const rows = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), inArray(documents.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}
