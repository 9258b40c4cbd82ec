import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { companies } from '../../db/schema/company.ts'
import { incidents } from '../../db/schema/incident.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type IncidentRow = typeof incidents.$inferSelect
export type NewIncidentRow = typeof incidents.$inferInsert
/** What a verb may change of the head. */
export type HeadChanges = Partial<Omit<IncidentRow, 'companyId' | 'id' | 'version'>>
/** With the time zone of the company: the day and the hour of an accident are local. */
export type ZonedIncident = IncidentRow & { timeZone: string }

function zoned(tx: Tx) {
  return tx
    .select({ ...getTableColumns(incidents), timeZone: companies.timeZone })
    .from(incidents)
    .innerJoin(companies, eq(companies.id, incidents.companyId))
}

/** For calls that carry only an id: looked for in the companies of the user. */
export async function getIncident(tx: Tx, companyIds: readonly number[], id: number): Promise<ZonedIncident> {
  const [row] = await zoned(tx).where(
    and(inArray(incidents.companyId, [...companyIds]), eq(incidents.id, id)),
  )
  if (row === undefined) throw new NotFound()
  return row
}

/** Newest first. */
export async function listIncidents(
  tx: Tx,
  companyId: number,
  filter: Partial<Pick<IncidentRow, 'status' | 'degree' | 'year'>> = {},
): Promise<ZonedIncident[]> {
  const { status, degree, year } = filter
  return zoned(tx)
    .where(
      and(
        eq(incidents.companyId, companyId),
        status === undefined ? undefined : eq(incidents.status, status),
        degree === undefined ? undefined : eq(incidents.degree, degree),
        year === undefined ? undefined : eq(incidents.year, year),
      ),
    )
    .orderBy(desc(incidents.year), desc(incidents.number))
}

export async function insertIncident(tx: Tx, row: NewIncidentRow): Promise<number> {
  const [stored] = await tx.insert(incidents).values(row).returning({ id: incidents.id })
  if (stored === undefined) throw new Error('the insert returned no row')
  return stored.id
}

export async function updateIncident(
  tx: Tx,
  { companyId, id, version }: IncidentRow,
  changes: HeadChanges,
  now: string,
): Promise<void> {
  await tx
    .update(incidents)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(and(eq(incidents.companyId, companyId), eq(incidents.id, id)))
}
