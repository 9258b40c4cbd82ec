import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { inNameOrder } from '../../db/name-order.ts'
import { listOf, number, readRows, shaped } from '../../db/rows.ts'
import { employees } from '../../db/schema/people.ts'
import { events, workplaces } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type WorkplaceRow = typeof workplaces.$inferSelect
export type StoredWorkplace = Omit<WorkplaceRow, 'companyId' | 'id' | 'version' | 'createdAt' | 'updatedAt'>

export async function findWorkplace(tx: Tx, companyId: number, id: number): Promise<WorkplaceRow | null> {
  const [row] = await tx.select().from(workplaces).where(ofWorkplace(companyId, id))
  return row ?? null
}

/** «12а» and «12А» are the same workplace. */
export async function findWorkplaceByNumber(
  tx: Tx,
  companyId: number,
  number: string,
): Promise<WorkplaceRow | null> {
  // Without the column's collation the parameter is lowered by the database's own, which may know no Cyrillic.
  const sameNumber = sql`lower(${workplaces.number}) = lower(${number}::text collate "ru-RU-x-icu")`
  const [row] = await tx
    .select()
    .from(workplaces)
    .where(and(eq(workplaces.companyId, companyId), sameNumber))
  return row ?? null
}

/** For calls that name only the workplace: which of the user's companies it is in. */
export async function getWorkplaceCompany(
  tx: Tx,
  companyIds: readonly number[],
  id: number,
): Promise<number> {
  const rows = await readRows(
    tx.$client,
    shaped({ companyId: number }),
    'select company_id as "companyId" from workplaces where company_id = any($1) and id = $2',
    [companyIds, id],
  )
  const [row] = rows
  if (row === undefined) throw new NotFound()
  return row.companyId
}

export async function listWorkplaces(tx: Tx, companyId: number): Promise<WorkplaceRow[]> {
  return tx
    .select()
    .from(workplaces)
    .where(eq(workplaces.companyId, companyId))
    .orderBy(asc(inNameOrder(workplaces.number)), asc(workplaces.id))
}

/** Who stands on each workplace now. */
export async function standingOnWorkplaces(
  tx: Tx,
  companyId: number,
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await readRows(
    tx.$client,
    shaped({ workplaceId: number, employeeIds: listOf(number) }),
    `select v.workplace_id as "workplaceId", array_agg(distinct v.employee_id::int) as "employeeIds"
     from events v join employees e on e.company_id = v.company_id and e.id = v.employee_id
     where v.company_id = $1 and v.workplace_id is not null and v.closed_on is null and e.dismissed_on is null
     group by v.workplace_id`,
    [companyId],
  )
  return new Map(rows.map(({ workplaceId, employeeIds }) => [workplaceId, employeeIds]))
}

export async function countStanding(tx: Tx, companyId: number, workplaceId: number): Promise<number> {
  const [row] = await tx
    .select({ standing: count() })
    .from(events)
    .innerJoin(employees, and(eq(employees.companyId, events.companyId), eq(employees.id, events.employeeId)))
    .where(
      and(
        eq(events.companyId, companyId),
        eq(events.workplaceId, workplaceId),
        isNull(events.closedOn),
        isNull(employees.dismissedOn),
      ),
    )
  return row?.standing ?? 0
}

export async function insertWorkplace(
  tx: Tx,
  companyId: number,
  values: StoredWorkplace,
  now: string,
): Promise<WorkplaceRow> {
  const [row] = await tx
    .insert(workplaces)
    .values({ ...values, companyId, createdAt: now, updatedAt: now })
    .returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function updateWorkplace(
  tx: Tx,
  stored: WorkplaceRow,
  values: Partial<StoredWorkplace>,
  now: string,
): Promise<WorkplaceRow> {
  const [row] = await tx
    .update(workplaces)
    .set({ ...values, version: stored.version + 1, updatedAt: now })
    .where(ofWorkplace(stored.companyId, stored.id))
    .returning()
  if (row === undefined) throw new NotFound()
  return row
}

/** Those who stood on it once keep their event and lose the reference. */
export async function deleteWorkplaceRow(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx
    .update(events)
    .set({ workplaceId: null })
    .where(and(eq(events.companyId, companyId), eq(events.workplaceId, id)))
  await tx.delete(workplaces).where(ofWorkplace(companyId, id))
}

function ofWorkplace(companyId: number, id: number) {
  return and(eq(workplaces.companyId, companyId), eq(workplaces.id, id))
}
