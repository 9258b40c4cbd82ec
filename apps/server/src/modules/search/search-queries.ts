import type { Sex } from '@ot/domain'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { checkedSql, FULL_NAME, POSITION_NAME } from '../../db/checked-sql.ts'
import { orNull, text } from '../../db/rows.ts'
import { documents } from '../../db/schema/document.ts'
import { departments, employees, positions } from '../../db/schema/people.ts'
import type { Tx } from '../../db/transaction.ts'

export type SearchedEmployee = {
  id: number
  fullname: string
  sex: Sex
  position: string
  departmentId: number
  department: string
  staffNumber: string | null
  dismissedOn: string | null
}

export type SearchedDocument = {
  id: number
  templateId: string
  name: string
  number: string
  date: string
  voidedAt: string | null
  employee: string | null
}

/** Who works here by name, then who does not any more: of equals the first is found first. */
export async function listSearchedStaff(tx: Tx, companyId: number): Promise<SearchedEmployee[]> {
  return tx
    .select({
      id: employees.id,
      fullname: FULL_NAME,
      sex: employees.sex,
      position: POSITION_NAME,
      departmentId: employees.departmentId,
      department: departments.name,
      staffNumber: employees.staffNumber,
      dismissedOn: employees.dismissedOn,
    })
    .from(employees)
    .innerJoin(positions, eq(positions.id, employees.positionId))
    .innerJoin(
      departments,
      and(eq(departments.companyId, employees.companyId), eq(departments.id, employees.departmentId)),
    )
    .where(eq(employees.companyId, companyId))
    .orderBy(
      sql`${employees.dismissedOn} is not null`,
      asc(employees.lastName),
      asc(employees.firstName),
      asc(employees.id),
    )
}

/** Registered papers, the newest first; whom one is about as he is called now: the snapshot of its day is too large to be read for this. */
export async function listSearchedDocuments(tx: Tx, companyId: number): Promise<SearchedDocument[]> {
  return tx
    .select({
      id: documents.id,
      templateId: documents.templateId,
      name: documents.name,
      number: documents.number,
      date: documents.date,
      voidedAt: documents.voidedAt,
      employee: checkedSql(orNull(text), sql`case when ${employees.id} is not null then ${FULL_NAME} end`),
    })
    .from(documents)
    .leftJoin(
      employees,
      and(eq(employees.companyId, documents.companyId), eq(employees.id, documents.employeeId)),
    )
    .where(eq(documents.companyId, companyId))
    .orderBy(desc(documents.date), desc(documents.id))
}
