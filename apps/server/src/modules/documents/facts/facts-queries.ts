import type { CompanyFacts, PrintedPersonFacts } from '@ot/doc-library'
import { eq } from 'drizzle-orm'
import { PERSON_COLUMNS } from '../../../db/person-columns.ts'
import { type Check, type Checked, number, orNull, readRows, shaped, text } from '../../../db/rows.ts'
import { companies } from '../../../db/schema/company.ts'
import type { Tx } from '../../../db/transaction.ts'
import { NotFound } from '../../../foundation/errors.ts'

export async function getCompanyFacts(tx: Tx, companyId: number): Promise<CompanyFacts> {
  const rows = await tx
    .select({
      name: companies.name,
      shortName: companies.shortName,
      inn: companies.inn,
      kpp: companies.kpp,
      ogrn: companies.ogrn,
      okpo: companies.okpo,
      okved: companies.okved,
      oktmo: companies.oktmo,
      legalAddress: companies.legalAddress,
      actualAddress: companies.actualAddress,
      mailingAddress: companies.mailingAddress,
      phone: companies.phone,
      email: companies.email,
      city: companies.city,
      headcount: companies.headcount,
      sfrNumber: companies.sfrNumber,
      directorName: companies.directorName,
      directorPosition: companies.directorPosition,
      directorNameCases: companies.directorNameCases,
      directorPositionCases: companies.directorPositionCases,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  const row = rows[0]
  if (row === undefined) throw new NotFound()
  return row
}

const PEOPLE = `select e.id, e.last_name as "lastName", e.first_name as "firstName",
  e.father_name as "fatherName", e.sex, coalesce(e.position_staff, p.name) as position, d.name as department,
  e.birth_date::text as "birthDate", e.hire_date::text as "hireDate", e.snils,
  e.staff_number as "staffNumber"
  from employees e
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id
  where e.company_id = $1`
const BY_NAME = 'order by e.last_name, e.first_name, e.father_name, e.id'

const isPersonFacts: Check<PrintedPersonFacts> = shaped(PERSON_COLUMNS)

/** Everybody who works in the company now: a dismissed person is named in no new paper. */
export async function findWorkingPeople(tx: Tx, companyId: number): Promise<PrintedPersonFacts[]> {
  return readRows(tx.$client, isPersonFacts, {
    name: 'working-people',
    text: `${PEOPLE} and e.dismissed_on is null ${BY_NAME}`,
    values: [companyId],
  })
}

/** These employees, those included who have been dismissed: papers about them are still made. */
export async function findPrintedPeople(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<PrintedPersonFacts[]> {
  return readRows(tx.$client, isPersonFacts, {
    name: 'people-by-id',
    text: `${PEOPLE} and e.id = any($2) ${BY_NAME}`,
    values: [companyId, ids],
  })
}

const isNamedFor = shaped({
  roleId: number,
  employeeId: number,
  orderNumber: orNull(text),
  orderDate: orNull(text),
})
type NamedFor = Checked<typeof isNamedFor>

const RESPONSIBLE = `select role_id as "roleId", employee_id as "employeeId", order_number as "orderNumber",
  order_date::text as "orderDate"
  from responsibilities
  where company_id = $1`

/** Whom the company has named for its roles, those included who have been dismissed since. */
export async function findResponsible(tx: Tx, companyId: number): Promise<NamedFor[]> {
  return readRows(tx.$client, isNamedFor, {
    name: 'responsible-of-company',
    text: RESPONSIBLE,
    values: [companyId],
  })
}
