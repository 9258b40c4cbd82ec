import { type DispatchStatus, WAITING_STATES } from '@ot/domain'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { checkedSql } from '../../db/checked-sql.ts'
import { flag, number } from '../../db/rows.ts'
import { dispatchDocuments, dispatches, dispatchRecipients, documentFiles } from '../../db/schema/dispatch.ts'
import { documents } from '../../db/schema/document.ts'
import { users } from '../../db/schema/user.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type DispatchRow = typeof dispatches.$inferSelect
export type SentRow = {
  dispatchId: number
  id: number
  name: string
  number: string
  date: string
  isVoid: boolean
  signedByHand: boolean
  sha256: string
  pdfSha256: string | null
  hasPages: boolean
}
export type DispatchCounts = {
  recipients: number
  opened: number
  acknowledged: number
  signed: number
  waiting: number
}

export type DispatchPage = {
  companyId: number
  status: DispatchStatus | null
  page: number
  limit: number
}

/** Newest first. */
export async function listDispatches(
  tx: Tx,
  { companyId, status, page, limit }: DispatchPage,
): Promise<{ rows: DispatchRow[]; total: number }> {
  const wanted = and(eq(dispatches.companyId, companyId), ofStatus(status))
  const rows = await tx
    .select()
    .from(dispatches)
    .where(wanted)
    .orderBy(desc(dispatches.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await tx.select({ total: count() }).from(dispatches).where(wanted)
  return { rows, total: counted?.total ?? 0 }
}

const someoneWaits = sql`exists (select 1 from dispatch_recipients r
  where r.company_id = dispatches.company_id and r.dispatch_id = dispatches.id
    and r.state in (${sql.join(
      WAITING_STATES.map((state) => sql`${state}`),
      sql`, `,
    )}))`

function ofStatus(status: DispatchStatus | null): SQL | undefined {
  switch (status) {
    case null:
      return undefined
    case 'revoked':
      return isNotNull(dispatches.revokedAt)
    case 'waiting':
      return and(isNull(dispatches.revokedAt), someoneWaits)
    case 'done':
      return and(isNull(dispatches.revokedAt), sql`not ${someoneWaits}`)
  }
}

/** For calls that name only the dispatch, hence among all companies of the user. */
export async function getDispatch(tx: Tx, companyIds: readonly number[], id: number): Promise<DispatchRow> {
  const [row] = await tx
    .select()
    .from(dispatches)
    .where(and(inArray(dispatches.companyId, [...companyIds]), eq(dispatches.id, id)))
  if (row === undefined) throw new NotFound()
  return row
}

/** Those who change one dispatch wait for one another. */
export async function lockDispatch(tx: Tx, companyId: number, id: number): Promise<DispatchRow> {
  const [row] = await tx
    .select()
    .from(dispatches)
    .where(and(eq(dispatches.companyId, companyId), eq(dispatches.id, id)))
    .for('update')
  if (row === undefined) throw new NotFound()
  return row
}

export async function insertDispatch(tx: Tx, values: typeof dispatches.$inferInsert): Promise<DispatchRow> {
  const [row] = await tx.insert(dispatches).values(values).returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function insertSentDocuments(
  tx: Tx,
  { companyId, id: dispatchId }: DispatchRow,
  sent: readonly { documentId: number; signedByHand: boolean }[],
): Promise<void> {
  await tx
    .insert(dispatchDocuments)
    .values(sent.map((document, place) => ({ ...document, companyId, dispatchId, place })))
}

export async function markRevoked(tx: Tx, { companyId, id }: DispatchRow, revokedAt: string): Promise<void> {
  await tx
    .update(dispatches)
    .set({ revokedAt })
    .where(and(eq(dispatches.companyId, companyId), eq(dispatches.id, id)))
}

/** The papers of these dispatches, each dispatch's in their order. */
export async function listSentDocuments(
  tx: Tx,
  companyId: number,
  dispatchIds: readonly number[],
): Promise<SentRow[]> {
  return tx
    .select({
      dispatchId: dispatchDocuments.dispatchId,
      id: documents.id,
      name: documents.name,
      number: documents.number,
      date: documents.date,
      isVoid: checkedSql(flag, sql`${documents.voidedAt} is not null`),
      signedByHand: dispatchDocuments.signedByHand,
      sha256: documentFiles.sha256,
      pdfSha256: documentFiles.pdfSha256,
      hasPages: checkedSql(flag, sql`${documentFiles.pages} is not null`),
    })
    .from(dispatchDocuments)
    .innerJoin(
      documents,
      and(
        eq(documents.companyId, dispatchDocuments.companyId),
        eq(documents.id, dispatchDocuments.documentId),
      ),
    )
    .innerJoin(
      documentFiles,
      and(
        eq(documentFiles.companyId, dispatchDocuments.companyId),
        eq(documentFiles.documentId, dispatchDocuments.documentId),
      ),
    )
    .where(
      and(
        eq(dispatchDocuments.companyId, companyId),
        inArray(dispatchDocuments.dispatchId, [...dispatchIds]),
      ),
    )
    .orderBy(asc(dispatchDocuments.dispatchId), asc(dispatchDocuments.place))
}

export async function countRecipients(
  tx: Tx,
  companyId: number,
  dispatchIds: readonly number[],
): Promise<ReadonlyMap<number, DispatchCounts>> {
  const rows = await tx
    .select({
      dispatchId: dispatchRecipients.dispatchId,
      recipients: count(),
      opened: count(dispatchRecipients.openedAt),
      acknowledged: count(dispatchRecipients.acknowledgedAt),
      signed: count(dispatchRecipients.signedOn),
      waiting: checkedSql(
        number,
        sql`count(*) filter (where ${inArray(dispatchRecipients.state, [...WAITING_STATES])})::int`,
      ),
    })
    .from(dispatchRecipients)
    .where(
      and(
        eq(dispatchRecipients.companyId, companyId),
        inArray(dispatchRecipients.dispatchId, [...dispatchIds]),
      ),
    )
    .groupBy(dispatchRecipients.dispatchId)
  return new Map(rows.map(({ dispatchId, ...counts }) => [dispatchId, counts]))
}

export type Author = { name: string | null; email: string }

export async function findAuthors(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Author>> {
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, ...author }) => [id, author]))
}
