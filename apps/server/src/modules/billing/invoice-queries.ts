import type { SellerPaper } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { number, readRows, shaped, text } from '../../db/rows.ts'
import { invoices } from '../../db/schema/billing.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type InvoiceRow = typeof invoices.$inferSelect

export async function listInvoices(tx: Tx, companyId: number): Promise<InvoiceRow[]> {
  return tx.select().from(invoices).where(eq(invoices.companyId, companyId)).orderBy(desc(invoices.id))
}

export async function getInvoice(tx: Tx, companyIds: readonly number[], id: number): Promise<InvoiceRow> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(inArray(invoices.companyId, [...companyIds]), eq(invoices.id, id)))
  if (row === undefined) throw new NotFound()
  return row
}

export async function insertInvoice(
  tx: Tx,
  invoice: Omit<InvoiceRow, 'id' | 'paidOn' | 'periodFrom' | 'periodUntil' | 'actNumber'>,
): Promise<InvoiceRow> {
  const [row] = await tx.insert(invoices).values(invoice).returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

/** Locked: an invoice is paid once. */
export async function findInvoiceByNumber(
  tx: Tx,
  { companyId, year, number }: { companyId: number; year: number; number: number },
): Promise<InvoiceRow | null> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.year, year), eq(invoices.number, number)))
    .for('update')
  return row ?? null
}

export async function savePayment(
  tx: Tx,
  { companyId, id }: InvoiceRow,
  paid: { paidOn: CalendarDate; periodFrom: CalendarDate; periodUntil: CalendarDate },
): Promise<void> {
  await tx
    .update(invoices)
    .set(paid)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.id, id)))
}

/** Paid for periods that ended before the day and have no act yet; locked, the oldest first. */
export async function listUnclosed(tx: Tx, companyId: number, today: CalendarDate): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.companyId, companyId), lt(invoices.periodUntil, today), isNull(invoices.actNumber)),
    )
    .orderBy(invoices.periodUntil, invoices.id)
    .for('update')
}

export async function saveAct(tx: Tx, { companyId, id }: InvoiceRow, actNumber: number): Promise<void> {
  await tx
    .update(invoices)
    .set({ actNumber })
    .where(and(eq(invoices.companyId, companyId), eq(invoices.id, id)))
}

const NEXT = `insert into seller_counters (kind, year, value) values ($1, $2, 1)
  on conflict (kind, year) do update set value = seller_counters.value + 1 returning value`

/** Consecutive over all companies; a rollback gives the number back. */
export async function takeSellerNumber(
  tx: Tx,
  kind: SellerPaper,
  { year, companyId }: { year: number; companyId: number },
): Promise<number> {
  const rows = await readRows(tx.$client, shaped({ value: number }), NEXT, [kind, year])
  const next = rows[0]?.value
  if (next === undefined) throw new Error('the counter returned no number')
  await tx.$client.query('insert into seller_papers values ($1, $2, $3, $4)', [kind, year, next, companyId])
  return next
}

/** The company an invoice was made for; null: there is no such number. */
export async function findInvoiceCompany(
  { pool }: Database,
  invoice: { year: number; number: number },
): Promise<number | null> {
  const rows = await readRows(
    pool,
    shaped({ company_id: number }),
    `select company_id from seller_papers where kind = 'invoice' and year = $1 and number = $2`,
    [invoice.year, invoice.number],
  )
  return rows[0]?.company_id ?? null
}

/** Of all companies, the oldest first: for the operator. */
export async function listSellerInvoices(database: Database): Promise<InvoiceRow[]> {
  const companyIds = (await listPayingCompanies(database)).map(({ id }) => id)
  return transaction(database, 'read only', companyIds, (tx) =>
    tx
      .select()
      .from(invoices)
      .where(inArray(invoices.companyId, companyIds))
      .orderBy(asc(invoices.year), asc(invoices.number)),
  )
}

export async function listPayingCompanies({ pool }: Database): Promise<{ id: number; timeZone: string }[]> {
  return readRows(
    pool,
    shaped({ id: number, timeZone: text }),
    `select c.id, c.time_zone as "timeZone" from companies c
     where exists (select from seller_papers p where p.kind = 'invoice' and p.company_id = c.id) order by c.id`,
  )
}
