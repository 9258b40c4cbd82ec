import type { MeasureFields } from '@ot/contract'
import { type CalendarDate, incidentLabel } from '@ot/domain'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { checkedSql, FULL_NAME } from '../../db/checked-sql.ts'
import { number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import { incidentMeasures } from '../../db/schema/incident-afterwards.ts'
import { employees, positions } from '../../db/schema/people.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type MeasureRow = typeof incidentMeasures.$inferSelect
/** With the name and position of who does it, as they are now. */
export type ListedMeasure = MeasureRow & {
  responsibleName: string | null
  responsiblePosition: string | null
}

function listed(tx: Tx) {
  return tx
    .select({
      ...getTableColumns(incidentMeasures),
      responsibleName: checkedSql(
        orNull(text),
        sql`case when ${employees.id} is null then null else ${FULL_NAME} end`,
      ),
      responsiblePosition: checkedSql(
        orNull(text),
        sql`coalesce(${employees.positionStaff}, ${positions.name})`,
      ),
    })
    .from(incidentMeasures)
    .leftJoin(
      employees,
      and(
        eq(employees.companyId, incidentMeasures.companyId),
        eq(employees.id, incidentMeasures.responsibleId),
      ),
    )
    .leftJoin(positions, eq(positions.id, employees.positionId))
}

/** In the order in which they were entered, the struck out ones too. */
export async function listMeasures(tx: Tx, companyId: number, incidentId: number): Promise<ListedMeasure[]> {
  return listed(tx)
    .where(and(eq(incidentMeasures.companyId, companyId), eq(incidentMeasures.incidentId, incidentId)))
    .orderBy(asc(incidentMeasures.id))
}

export type OverdueMeasure = { incidentId: number; label: string; what: string; dueOn: CalendarDate }

const OVERDUE = `select m.incident_id as "incidentId", i.number, i.year, m.what, m.due_on::text as "dueOn"
  from incident_measures m join incidents i on i.company_id = m.company_id and i.id = m.incident_id
  where m.company_id = $1 and m.due_on < $2 and m.done_on is null and m.cancel_reason is null
    and i.status <> 'cancelled'
  order by m.due_on, m.id`

const isOverdue = shaped({
  what: text,
  dueOn: text,
  incidentId: number,
  number: number,
  year: number,
})

/** Of all incidents that stand: not done, not struck out, past their day. */
export async function listOverdueMeasures(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<OverdueMeasure[]> {
  const rows = await readRows(tx.$client, isOverdue, OVERDUE, [companyId, today])
  return rows.map(({ number, year, ...row }) => ({ ...row, label: incidentLabel({ number, year }) }))
}

type Named = { incidentId: number; id: number }

export async function getMeasure(
  tx: Tx,
  companyId: number,
  { incidentId, id }: Named,
): Promise<ListedMeasure> {
  const [row] = await listed(tx).where(
    and(
      eq(incidentMeasures.companyId, companyId),
      eq(incidentMeasures.incidentId, incidentId),
      eq(incidentMeasures.id, id),
    ),
  )
  if (row === undefined) throw new NotFound()
  return row
}

export async function insertMeasure(
  tx: Tx,
  of: { companyId: number; incidentId: number; now: string },
  fields: MeasureFields,
): Promise<number> {
  const { companyId, incidentId, now } = of
  const [row] = await tx
    .insert(incidentMeasures)
    .values({ ...fields, companyId, incidentId, createdAt: now, updatedAt: now })
    .returning({ id: incidentMeasures.id })
  if (row === undefined) throw new Error('the insert returned no row')
  return row.id
}

export async function updateMeasure(
  tx: Tx,
  { companyId, id, version }: MeasureRow,
  fields: MeasureFields,
  now: string,
): Promise<void> {
  await tx
    .update(incidentMeasures)
    .set({ ...fields, version: version + 1, updatedAt: now })
    .where(and(eq(incidentMeasures.companyId, companyId), eq(incidentMeasures.id, id)))
}
