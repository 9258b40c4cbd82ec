import type { EmployeeFields } from '@ot/contract'
import {
  and,
  asc,
  countDistinct,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnChecks } from '../../db/column-checks.ts'
import { type Check, readRows, shaped, text } from '../../db/rows.ts'
import { employees, positions } from '../../db/schema/people.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type EmployeeRow = Omit<typeof employees.$inferSelect, 'createdAt' | 'updatedAt'>
export type PositionRow = typeof positions.$inferSelect
/** With the position's name, for showing. */
export type NamedEmployee = EmployeeRow & { positionName: string }

const { createdAt, updatedAt, ...shown } = getTableColumns(employees)
const isNamedEmployee: Check<NamedEmployee> = shaped({ ...columnChecks(shown), positionName: text })
const COLUMNS = Object.entries(shown).map(([key, column]) => `e.${column.name} as "${key}"`)
/** The list of a company; the benchmark gives the same statement to its peer. */
export const EMPLOYEES_OF_COMPANY = `select ${COLUMNS.join(', ')}, p.name as "positionName"
  from employees e join positions p on p.id = e.position_id
  where e.company_id = $1 and ($2 or e.dismissed_on is null)
  order by e.last_name, e.first_name, e.father_name, e.id`

/** The whole list in one prepared statement: the page sorts and selects in whole. */
export async function listEmployees(
  tx: Tx,
  companyId: number,
  { withDismissed }: { withDismissed: boolean },
): Promise<NamedEmployee[]> {
  return readRows(tx.$client, isNamedEmployee, {
    name: 'employees-of-company',
    text: EMPLOYEES_OF_COMPANY,
    values: [companyId, withDismissed],
  })
}

/** Everybody who ever worked here. */
export async function listStaff(tx: Tx, companyId: number): Promise<EmployeeRow[]> {
  return tx.select(shown).from(employees).where(eq(employees.companyId, companyId)).orderBy(asc(employees.id))
}

/** For calls that name only the employee, hence among all companies of the user. */
export async function getEmployee(tx: Tx, companyIds: readonly number[], id: number): Promise<NamedEmployee> {
  const [row] = await tx
    .select({ ...shown, positionName: positions.name })
    .from(employees)
    .innerJoin(positions, eq(positions.id, employees.positionId))
    .where(and(inArray(employees.companyId, [...companyIds]), eq(employees.id, id)))
  if (row === undefined) throw new NotFound()
  return row
}

export async function findEmployeeRow(tx: Tx, companyId: number, id: number): Promise<EmployeeRow | null> {
  const [row] = await tx.select(shown).from(employees).where(ofEmployee(companyId, id))
  return row ?? null
}

export async function getEmployeeForUpdate(tx: Tx, companyId: number, id: number): Promise<EmployeeRow> {
  const [row] = await tx.select(shown).from(employees).where(ofEmployee(companyId, id)).for('update')
  if (row === undefined) throw new NotFound()
  return row
}

/** All jobs of one person, the first one first. */
export async function listJobs(tx: Tx, companyId: number, personId: number): Promise<EmployeeRow[]> {
  return tx
    .select(shown)
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        or(eq(employees.id, personId), eq(employees.personId, personId)),
      ),
    )
    .orderBy(asc(employees.id))
}

/** Rows of people who have, or had, several jobs here. */
export async function listRowsOfSeveralJobs(tx: Tx, companyId: number): Promise<{ id: number }[]> {
  const linked = tx
    .select({ personId: employees.personId })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), isNotNull(employees.personId)))
  return tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        or(isNotNull(employees.personId), inArray(employees.id, linked)),
      ),
    )
}

/** A person of two jobs is one. */
export async function countActivePeople(tx: Tx, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ active: countDistinct(sql`coalesce(${employees.personId}, ${employees.id})`) })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), isNull(employees.dismissedOn)))
  return row?.active ?? 0
}

export async function insertEmployee(
  tx: Tx,
  companyId: number,
  input: EmployeeFields & { personId: number | null },
  now: string,
): Promise<EmployeeRow> {
  const { employeeGroupId, ...fields } = input
  const [row] = await tx
    .insert(employees)
    .values({ ...fields, departmentId: employeeGroupId, companyId, createdAt: now, updatedAt: now })
    .returning(shown)
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function updateEmployee(
  tx: Tx,
  stored: EmployeeRow,
  changed: EmployeeFields & { dismissedOn: string | null },
  now: string,
): Promise<EmployeeRow> {
  const { employeeGroupId, ...fields } = changed
  const [row] = await tx
    .update(employees)
    .set({ ...fields, departmentId: employeeGroupId, version: stored.version + 1, updatedAt: now })
    .where(ofEmployee(stored.companyId, stored.id))
    .returning(shown)
  if (row === undefined) throw new NotFound()
  return row
}

export async function findPositionRow(db: Db, id: number): Promise<PositionRow | null> {
  const [row] = await db.select().from(positions).where(eq(positions.id, id))
  return row ?? null
}

function ofEmployee(companyId: number, id: number) {
  return and(eq(employees.companyId, companyId), eq(employees.id, id))
}
