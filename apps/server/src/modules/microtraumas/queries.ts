import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { FULL_NAME } from '../../db/checked-sql.ts'
import { documents } from '../../db/schema/document.ts'
import { incidents } from '../../db/schema/incident.ts'
import { microtraumas } from '../../db/schema/microtrauma.ts'
import { employees } from '../../db/schema/people.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type MicrotraumaRow = typeof microtraumas.$inferSelect
/** With the victim's name as it is now, and the number of the accident it turned out to be. */
export type NamedMicrotrauma = MicrotraumaRow & {
  fullname: string
  incident: { number: number; year: number } | null
}

function named(tx: Tx) {
  return tx
    .select({
      ...getTableColumns(microtraumas),
      fullname: FULL_NAME,
      incident: { number: incidents.number, year: incidents.year },
    })
    .from(microtraumas)
    .innerJoin(
      employees,
      and(eq(employees.companyId, microtraumas.companyId), eq(employees.id, microtraumas.employeeId)),
    )
    .leftJoin(
      incidents,
      and(eq(incidents.companyId, microtraumas.companyId), eq(incidents.id, microtraumas.incidentId)),
    )
}

/** Newest first. */
export async function listMicrotraumas(
  tx: Tx,
  companyId: number,
  year: number | null,
): Promise<NamedMicrotrauma[]> {
  const ofYear = year === null ? undefined : eq(microtraumas.year, year)
  return named(tx)
    .where(and(eq(microtraumas.companyId, companyId), ofYear))
    .orderBy(desc(microtraumas.year), desc(microtraumas.number))
}

/** For calls that carry only an id: looked for in the companies of the user. */
export async function getMicrotrauma(
  tx: Tx,
  companyIds: readonly number[],
  id: number,
): Promise<NamedMicrotrauma> {
  const [row] = await named(tx).where(
    and(inArray(microtraumas.companyId, [...companyIds]), eq(microtraumas.id, id)),
  )
  if (row === undefined) throw new NotFound()
  return row
}

export async function insertMicrotrauma(tx: Tx, values: typeof microtraumas.$inferInsert): Promise<number> {
  const [row] = await tx.insert(microtraumas).values(values).returning({ id: microtraumas.id })
  if (row === undefined) throw new Error('the insert returned no row')
  return row.id
}

type Changes = Partial<Omit<MicrotraumaRow, 'companyId' | 'id' | 'version' | 'updatedAt'>>

export async function updateMicrotrauma(
  tx: Tx,
  { companyId, id, version }: MicrotraumaRow,
  changes: Changes,
  now: string,
): Promise<void> {
  await tx
    .update(microtraumas)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(and(eq(microtraumas.companyId, companyId), eq(microtraumas.id, id)))
}

export type MicrotraumaPaper = { id: number; name: string; number: string; date: string }

/** Certificates made of the record that still stand. */
export async function listCertificates(
  tx: Tx,
  companyId: number,
  { employeeId, label, templateId }: { employeeId: number; label: string; templateId: string },
): Promise<MicrotraumaPaper[]> {
  const { id, name, number, date } = documents
  return tx
    .select({ id, name, number, date })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.templateId, templateId),
        eq(documents.employeeId, employeeId),
        isNull(documents.voidedAt),
        isNull(documents.replacedBy),
        sql`${documents.facts} -> 'records' -> 'values' ->> 'микротравма.номер' = ${label}`,
      ),
    )
    .orderBy(desc(documents.id))
}
