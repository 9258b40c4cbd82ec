import { EMPLOYEE_FIELD_NAMES } from '@ot/domain'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { number, readRows, shaped } from '../../db/rows.ts'
import { departments, employees } from '../../db/schema/people.ts'
import type { Tx } from '../../db/transaction.ts'
import type { DepartmentRow } from './department-queries.ts'
import type { EmployeeRecord } from './employee-record.ts'

export type StaffVersion = { id: number; version: number }
export type ChangedStaff = { id: number; after: EmployeeRecord }

/** What the staff is at, held until the transaction ends. */
export async function lockStaff(
  tx: Tx,
  companyId: number,
): Promise<{ employees: StaffVersion[]; departments: StaffVersion[] }> {
  const found = await tx
    .select({ id: departments.id, version: departments.version })
    .from(departments)
    .where(eq(departments.companyId, companyId))
    .orderBy(asc(departments.id))
    .for('share')
  return {
    departments: found,
    employees: await tx
      .select({ id: employees.id, version: employees.version })
      .from(employees)
      .where(eq(employees.companyId, companyId))
      .orderBy(asc(employees.id))
      .for('update'),
  }
}

export async function insertDepartments(
  tx: Tx,
  companyId: number,
  names: readonly string[],
  now: string,
): Promise<DepartmentRow[]> {
  if (names.length === 0) return []
  return tx
    .insert(departments)
    .values(names.map((name) => ({ companyId, name, createdAt: now, updatedAt: now })))
    .returning()
}

const ROW = getTableColumns(employees)
const FACTS = EMPLOYEE_FIELD_NAMES.map((field) => ({
  field,
  column: ROW[field === 'employeeGroupId' ? 'departmentId' : field],
}))
const listed = (parts: readonly string[]) => sql.raw(parts.join(', '))

/** What a record fills: the parts of a row that comes as one JSON value with their types, their columns, their values. */
const RECORD = listed(['id bigint', ...FACTS.map(({ field, column }) => `"${field}" ${column.getSQLType()}`)])
const COLUMNS = listed(FACTS.map(({ column }) => column.name))
const VALUES = listed(FACTS.map(({ field }) => `r."${field}"`))

/** Hundreds at once, in one statement; answers the new numbers in the order of the records. */
export async function insertStaff(
  tx: Tx,
  companyId: number,
  records: readonly EmployeeRecord[],
  now: string,
): Promise<number[]> {
  const ids = await newEmployeeIds(tx, records.length)
  const rows = JSON.stringify(records.map((record, index) => ({ ...record, id: ids[index] })))
  await tx.execute(sql`insert into employees (company_id, id, created_at, updated_at, ${COLUMNS})
    select ${companyId}::bigint, r.id, ${now}::timestamptz, ${now}::timestamptz, ${VALUES} from jsonb_to_recordset(${rows}::jsonb) as r (${RECORD})
    returning 1`)
  return ids
}

async function newEmployeeIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await readRows(
    tx.$client,
    shaped({ id: number }),
    `select nextval(pg_get_serial_sequence('employees', 'id')) as id from generate_series(1, $1::int)`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Rows of people who work here already. */
export async function linkJobs(
  tx: Tx,
  companyId: number,
  jobs: readonly { id: number; personId: number }[],
): Promise<void> {
  if (jobs.length === 0) return
  await tx.execute(sql`update employees e set person_id = r."personId"
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as r (id bigint, "personId" bigint)
    where e.company_id = ${companyId} and e.id = r.id`)
}

export async function updateStaff(
  tx: Tx,
  companyId: number,
  changed: readonly ChangedStaff[],
  now: string,
): Promise<void> {
  if (changed.length === 0) return
  const rows = JSON.stringify(changed.map(({ id, after }) => ({ ...after, id })))
  await tx.execute(sql`update employees e
    set version = e.version + 1, updated_at = ${now}::timestamptz, (${COLUMNS}) = row (${VALUES})
    from jsonb_to_recordset(${rows}::jsonb) as r (${RECORD})
    where e.company_id = ${companyId} and e.id = r.id`)
}
