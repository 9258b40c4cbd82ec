import type { CalendarDate, PersonFacts } from '@ot/domain'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { absencesOf, isAbsence } from '../../db/away.ts'
import { checkedSql } from '../../db/checked-sql.ts'
import { listOf } from '../../db/rows.ts'
import { companies } from '../../db/schema/company.ts'
import { departments, employees, positions } from '../../db/schema/people.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

/** Whom an obligation binds. */
export type EventSubject = Required<PersonFacts> & {
  id: number
  fullname: string
  departmentId: number
  department: string
  positionId: number
  position: string
  dismissedOn: CalendarDate | null
}

/** For calls that name only the employee: which of the user's companies he works in. */
export async function getEmployeeCompany(tx: Tx, companyIds: readonly number[], id: number): Promise<number> {
  const [row] = await tx
    .select({ companyId: employees.companyId })
    .from(employees)
    .where(and(inArray(employees.companyId, [...companyIds]), eq(employees.id, id)))
  if (row === undefined) throw new NotFound()
  return row.companyId
}

/** Everybody who works there. */
export async function workingSubjects(tx: Tx, companyId: number): Promise<EventSubject[]> {
  return subjects(tx, companyId, isNull(employees.dismissedOn))
}

export async function subjectsByIds(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<EventSubject[]> {
  return subjects(tx, companyId, inArray(employees.id, [...ids]))
}

export async function subjectsOfDepartment(
  tx: Tx,
  companyId: number,
  departmentId: number,
): Promise<EventSubject[]> {
  return subjects(tx, companyId, eq(employees.departmentId, departmentId))
}

export async function subjectsOfPosition(
  tx: Tx,
  companyId: number,
  positionId: number,
): Promise<EventSubject[]> {
  return subjects(tx, companyId, eq(employees.positionId, positionId))
}

async function subjects(tx: Tx, companyId: number, chosen: SQL): Promise<EventSubject[]> {
  const rows = await tx
    .select({
      id: employees.id,
      lastName: employees.lastName,
      firstName: employees.firstName,
      fatherName: employees.fatherName,
      departmentId: employees.departmentId,
      department: departments.name,
      positionId: employees.positionId,
      positionStaff: employees.positionStaff,
      positionName: positions.name,
      birthDate: employees.birthDate,
      hireDate: employees.hireDate,
      contractDate: employees.contractDate,
      firstWorkingDay: employees.firstWorkingDay,
      dismissedOn: employees.dismissedOn,
      absences: checkedSql(listOf(isAbsence), sql.raw(absencesOf('employees'))),
      coldSeason: companies.coldSeason,
    })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .innerJoin(
      departments,
      and(eq(departments.companyId, employees.companyId), eq(departments.id, employees.departmentId)),
    )
    .innerJoin(positions, eq(positions.id, employees.positionId))
    .where(and(eq(employees.companyId, companyId), chosen))
    .orderBy(asc(employees.id))
  return rows.map(({ lastName, firstName, fatherName, positionStaff, positionName, ...row }) => ({
    ...row,
    fullname: `${lastName} ${firstName} ${fatherName}`.trim(),
    position: positionStaff ?? positionName,
  }))
}
