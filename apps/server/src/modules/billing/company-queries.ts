import { and, count, countDistinct, eq, isNull, sql } from 'drizzle-orm'
import { companies } from '../../db/schema/company.ts'
import { employees } from '../../db/schema/people.ts'
import { personalTemplates } from '../../db/schema/personal-template.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

const card = {
  name: companies.name,
  inn: companies.inn,
  kpp: companies.kpp,
  legalAddress: companies.legalAddress,
  phone: companies.phone,
  timeZone: companies.timeZone,
  activityIds: companies.activityIds,
}

export type CompanyCard = {
  name: string
  inn: string
  kpp: string | null
  legalAddress: string
  phone: string
  timeZone: string
  activityIds: number[]
}

export async function getCompanyCard(tx: Tx, companyId: number): Promise<CompanyCard> {
  const [row] = await tx.select(card).from(companies).where(eq(companies.id, companyId))
  if (row === undefined) throw new NotFound()
  return row
}

export async function countEmployees(tx: Tx, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ employees: countDistinct(sql`coalesce(${employees.personId}, ${employees.id})`) })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), isNull(employees.dismissedOn)))
  return row?.employees ?? 0
}

export async function countOwnTemplates(tx: Tx, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ templates: count() })
    .from(personalTemplates)
    .where(and(eq(personalTemplates.companyId, companyId), eq(personalTemplates.state, 'current')))
  return row?.templates ?? 0
}
