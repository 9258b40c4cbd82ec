import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { checkedSql, FULL_NAME } from '../../db/checked-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import { flag } from '../../db/rows.ts'
import { incidents } from '../../db/schema/incident.ts'
import { departments, employees } from '../../db/schema/people.ts'
import { workplaces } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type DepartmentRow = typeof departments.$inferSelect

export async function listDepartments(tx: Tx, companyId: number): Promise<DepartmentRow[]> {
  return tx
    .select()
    .from(departments)
    .where(eq(departments.companyId, companyId))
    .orderBy(asc(inNameOrder(departments.name)), asc(departments.id))
}

export async function findDepartment(tx: Tx, companyId: number, id: number): Promise<DepartmentRow | null> {
  const [row] = await tx.select().from(departments).where(ofDepartment(companyId, id))
  return row ?? null
}

/** For calls that name only the department: which of the user's companies it is in. */
export async function getDepartmentCompany(
  tx: Tx,
  companyIds: readonly number[],
  id: number,
): Promise<number> {
  const [row] = await tx
    .select({ companyId: departments.companyId })
    .from(departments)
    .where(and(inArray(departments.companyId, [...companyIds]), eq(departments.id, id)))
  if (row === undefined) throw new NotFound()
  return row.companyId
}

export async function getDepartmentForUpdate(tx: Tx, companyId: number, id: number): Promise<DepartmentRow> {
  const [row] = await tx.select().from(departments).where(ofDepartment(companyId, id)).for('update')
  if (row === undefined) throw new NotFound()
  return row
}

export async function insertDepartment(
  tx: Tx,
  { companyId, name }: { companyId: number; name: string },
  now: string,
): Promise<DepartmentRow> {
  const [row] = await tx
    .insert(departments)
    .values({ companyId, name, createdAt: now, updatedAt: now })
    .returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function updateDepartment(
  tx: Tx,
  stored: DepartmentRow,
  { name, headEmployeeId, now }: { name: string; headEmployeeId: number | null; now: string },
): Promise<DepartmentRow> {
  const isSameHead = headEmployeeId === stored.headEmployeeId
  const headSince = isSameHead ? stored.headSince : headEmployeeId === null ? null : now
  const [row] = await tx
    .update(departments)
    .set({ name, headEmployeeId, headSince, version: stored.version + 1, updatedAt: now })
    .where(ofDepartment(stored.companyId, stored.id))
    .returning()
  if (row === undefined) throw new NotFound()
  return row
}

export type HeadOfDepartment = { fullName: string; isDismissed: boolean }

export async function findHead(
  tx: Tx,
  companyId: number,
  employeeId: number,
): Promise<HeadOfDepartment | null> {
  const [row] = await tx
    .select({
      fullName: FULL_NAME,
      isDismissed: checkedSql(flag, sql`${employees.dismissedOn} is not null`),
    })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId)))
  return row ?? null
}

export async function deleteDepartmentRow(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.delete(departments).where(ofDepartment(companyId, id))
}

/** The dismissed count too: their records stay, and they name their department. */
export async function countEmployeesOfDepartment(tx: Tx, companyId: number, id: number): Promise<number> {
  const [row] = await tx
    .select({ employees: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.departmentId, id)))
  return row?.employees ?? 0
}

/** What else names a department and would lose it: workplaces, accidents of all years. */
export async function countNamingDepartment(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<{ workplaces: number; incidents: number }> {
  const [places, accidents] = [
    await tx
      .select({ rows: count() })
      .from(workplaces)
      .where(and(eq(workplaces.companyId, companyId), eq(workplaces.departmentId, id))),
    await tx
      .select({ rows: count() })
      .from(incidents)
      .where(and(eq(incidents.companyId, companyId), eq(incidents.departmentId, id))),
  ]
  return { workplaces: places[0]?.rows ?? 0, incidents: accidents[0]?.rows ?? 0 }
}

function ofDepartment(companyId: number, id: number) {
  return and(eq(departments.companyId, companyId), eq(departments.id, id))
}
