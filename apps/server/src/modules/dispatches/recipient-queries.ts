import { type CalendarDate, UNREAD_STATES } from '@ot/domain'
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { checkedSql, FULL_NAME, POSITION_NAME } from '../../db/checked-sql.ts'
import { flag, orNull, text } from '../../db/rows.ts'
import { dispatches, dispatchRecipients, dispatchScans } from '../../db/schema/dispatch.ts'
import { employees, positions } from '../../db/schema/people.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import type { DispatchRow } from './dispatch-queries.ts'

export type RecipientRow = typeof dispatchRecipients.$inferSelect
/** With the name of the scan of the signature. */
export type ListedRecipient = RecipientRow & { scan: string | null }
export type NewRecipientRow = Pick<
  RecipientRow,
  'employeeId' | 'fullName' | 'position' | 'email' | 'state' | 'place'
>

export type SentEmployee = {
  id: number
  fullName: string
  position: string
  email: string | null
  isDismissed: boolean
}

const isTheirScan = and(
  eq(dispatchScans.companyId, dispatchRecipients.companyId),
  eq(dispatchScans.id, dispatchRecipients.scanId),
)

export async function findEmployees(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<SentEmployee[]> {
  return tx
    .select({
      id: employees.id,
      fullName: FULL_NAME,
      position: POSITION_NAME,
      email: checkedSql(orNull(text), sql`coalesce(${employees.workEmail}, ${employees.email})`),
      isDismissed: checkedSql(flag, sql`${employees.dismissedOn} is not null`),
    })
    .from(employees)
    .innerJoin(positions, eq(positions.id, employees.positionId))
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...ids])))
}

export async function insertRecipients(
  tx: Tx,
  { companyId, id: dispatchId }: DispatchRow,
  rows: readonly NewRecipientRow[],
): Promise<RecipientRow[]> {
  return tx
    .insert(dispatchRecipients)
    .values(rows.map((row) => ({ ...row, companyId, dispatchId })))
    .returning()
}

export async function listRecipients(
  tx: Tx,
  { companyId, id }: Pick<DispatchRow, 'companyId' | 'id'>,
): Promise<ListedRecipient[]> {
  const rows = await tx
    .select({ recipient: dispatchRecipients, scan: dispatchScans.fileName })
    .from(dispatchRecipients)
    .leftJoin(dispatchScans, isTheirScan)
    .where(and(eq(dispatchRecipients.companyId, companyId), eq(dispatchRecipients.dispatchId, id)))
    .orderBy(asc(dispatchRecipients.place))
  return rows.map(({ recipient, scan }) => ({ ...recipient, scan }))
}

/** The one who opened a link; null: nobody of this company. */
export async function lockRecipient(tx: Tx, companyId: number, id: number): Promise<RecipientRow | null> {
  const [row] = await tx
    .select()
    .from(dispatchRecipients)
    .where(ofRecipients(companyId, [id]))
    .for('update')
  return row ?? null
}

/** An employee who works here no more; an addressee by e-mail is nobody's employee. */
export async function hasLeft(tx: Tx, { companyId, employeeId }: RecipientRow): Promise<boolean> {
  if (employeeId === null) return false
  const rows = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(eq(employees.companyId, companyId), eq(employees.id, employeeId), isNull(employees.dismissedOn)),
    )
  return rows.length === 0
}

export async function saveRecipient(tx: Tx, row: RecipientRow): Promise<void> {
  const { companyId, id, dispatchId, place, ...values } = row
  await tx
    .update(dispatchRecipients)
    .set(values)
    .where(ofRecipients(companyId, [id]))
}

export async function markLetters(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  { sentAt, linkUntil }: { sentAt: string; linkUntil: string },
): Promise<void> {
  await tx
    .update(dispatchRecipients)
    .set({ sentAt, linkUntil, letters: sql`${dispatchRecipients.letters} + 1` })
    .where(ofRecipients(companyId, ids))
}

export type UnreadTerms = { sentAfter: string; lettersBefore: string; today: CalendarDate }

const isOfDispatch = and(
  eq(dispatches.companyId, dispatchRecipients.companyId),
  eq(dispatches.id, dispatchRecipients.dispatchId),
)

/** Who has not read what was sent after `sentAfter`, had the last letter before `lettersBefore` and is at work here. */
function unread(companyId: number, { sentAfter, lettersBefore, today }: UnreadTerms) {
  return and(
    eq(dispatchRecipients.companyId, companyId),
    inArray(dispatchRecipients.state, [...UNREAD_STATES]),
    lte(dispatchRecipients.sentAt, lettersBefore),
    gt(dispatches.createdAt, sentAfter),
    isNull(dispatches.revokedAt),
    or(isNull(dispatchRecipients.employeeId), worksHere(companyId, today)),
    somethingHolds(companyId),
  )
}

export async function listUnreadDispatches(tx: Tx, companyId: number, terms: UnreadTerms): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: dispatchRecipients.dispatchId })
    .from(dispatchRecipients)
    .innerJoin(dispatches, isOfDispatch)
    .where(unread(companyId, terms))
    .orderBy(asc(dispatchRecipients.dispatchId))
  return rows.map(({ id }) => id)
}

export async function lockUnread(
  tx: Tx,
  { companyId, id }: Pick<DispatchRow, 'companyId' | 'id'>,
  terms: UnreadTerms,
): Promise<RecipientRow[]> {
  const rows = await tx
    .select({ recipient: dispatchRecipients })
    .from(dispatchRecipients)
    .innerJoin(dispatches, isOfDispatch)
    .where(and(unread(companyId, terms), eq(dispatchRecipients.dispatchId, id)))
    .orderBy(asc(dispatchRecipients.place))
    .for('update', { of: dispatchRecipients })
  return rows.map(({ recipient }) => recipient)
}

function worksHere(companyId: number, today: CalendarDate): SQL {
  return sql`exists (select 1 from employees e where e.company_id = ${companyId}
    and e.id = dispatch_recipients.employee_id and e.dismissed_on is null)
    and not exists (select 1 from absences a where a.company_id = ${companyId}
    and a.employee_id = dispatch_recipients.employee_id
    and a.starts_on <= ${today}::date and (a.ends_on is null or a.ends_on >= ${today}::date))`
}

/** Nobody is asked to read papers that were all voided. */
function somethingHolds(companyId: number): SQL {
  return sql`exists (select 1 from dispatch_documents s
    join documents d on d.company_id = s.company_id and d.id = s.document_id
    where s.company_id = ${companyId} and s.dispatch_id = dispatch_recipients.dispatch_id
      and d.voided_at is null)`
}

export async function insertScan(tx: Tx, values: typeof dispatchScans.$inferInsert): Promise<number> {
  const [row] = await tx.insert(dispatchScans).values(values).returning({ id: dispatchScans.id })
  if (row === undefined) throw new Error('the insert returned no row')
  return row.id
}

export async function getScan(
  tx: Tx,
  companyIds: readonly number[],
  { id, recipientId }: { id: number; recipientId: number },
): Promise<{ fileName: string; bytes: Buffer }> {
  const [row] = await tx
    .select({ fileName: dispatchScans.fileName, bytes: dispatchScans.bytes })
    .from(dispatchRecipients)
    .innerJoin(dispatchScans, isTheirScan)
    .where(
      and(
        inArray(dispatchRecipients.companyId, [...companyIds]),
        eq(dispatchRecipients.dispatchId, id),
        eq(dispatchRecipients.id, recipientId),
      ),
    )
  if (row === undefined) throw new NotFound()
  return row
}

function ofRecipients(companyId: number, ids: readonly number[]) {
  return and(eq(dispatchRecipients.companyId, companyId), inArray(dispatchRecipients.id, [...ids]))
}
