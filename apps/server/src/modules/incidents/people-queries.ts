import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { FULL_NAME, POSITION_NAME } from '../../db/checked-sql.ts'
import { departments, employees, positions } from '../../db/schema/people.ts'
import { users } from '../../db/schema/user.ts'
import type { Tx } from '../../db/transaction.ts'

/** An employee as he stands today, for the record of the day. */
export type Person = {
  id: number
  fullname: string
  position: string
  departmentId: number
  department: string
  hireDate: string
  dismissedOn: string | null
}

export async function findInvolved(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      id: employees.id,
      fullname: FULL_NAME,
      position: POSITION_NAME,
      departmentId: employees.departmentId,
      department: departments.name,
      hireDate: employees.hireDate,
      dismissedOn: employees.dismissedOn,
    })
    .from(employees)
    .innerJoin(positions, eq(positions.id, employees.positionId))
    .innerJoin(
      departments,
      and(eq(departments.companyId, employees.companyId), eq(departments.id, employees.departmentId)),
    )
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who heads the department of the accident: the head answers for safety on the site. */
export async function findHeadIds(
  tx: Tx,
  companyId: number,
  departmentId: number | null,
): Promise<ReadonlySet<number>> {
  if (departmentId === null) return new Set()
  const rows = await tx
    .select({ id: departments.headEmployeeId })
    .from(departments)
    .where(
      and(
        eq(departments.companyId, companyId),
        eq(departments.id, departmentId),
        isNotNull(departments.headEmployeeId),
      ),
    )
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}

export async function findUserNames(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name, email }) => [id, name ?? email]))
}
