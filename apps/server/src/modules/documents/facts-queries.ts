import type { CompanyFacts, PersonFacts } from '@ot/doc-library'
import { eq } from 'drizzle-orm'
import { companies } from '../../db/schema/company.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../errors.ts'

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

const WORKING_PEOPLE = `select e.id, e.last_name as "lastName", e.first_name as "firstName",
  e.father_name as "fatherName", e.sex, coalesce(e.position_staff, p.name) as position, d.name as department,
  e.birth_date::text as "birthDate", e.hire_date::text as "hireDate"
  from employees e
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id
  where e.company_id = $1 and e.dismissed_on is null
  order by e.last_name, e.first_name, e.father_name, e.id`

/** Everybody who works in the company now: a dismissed person is named in no new paper. */
export async function findWorkingPeople(tx: Tx, companyId: number): Promise<PersonFacts[]> {
  const { rows } = await tx.$client.query<PersonFacts>({
    name: 'working-people',
    text: WORKING_PEOPLE,
    values: [companyId],
  })
  return rows
}

async function exists(tx: Tx, text: string, values: readonly number[]): Promise<boolean> {
  const { rowCount } = await tx.$client.query(text, [...values])
  return rowCount !== null && rowCount > 0
}

export function isEmployeeOf(tx: Tx, companyId: number, id: number): Promise<boolean> {
  return exists(tx, 'select 1 from employees where company_id = $1 and id = $2', [companyId, id])
}

export function isDepartmentOf(tx: Tx, companyId: number, id: number): Promise<boolean> {
  return exists(tx, 'select 1 from departments where company_id = $1 and id = $2', [companyId, id])
}

export function isPosition(tx: Tx, id: number): Promise<boolean> {
  return exists(tx, 'select 1 from positions where id = $1', [id])
}
