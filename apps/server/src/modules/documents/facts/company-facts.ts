import { type CompanyFacts, isHeadsPath, type PrintedPersonFacts, roleOfPath } from '@ot/doc-library'
import type { Tx } from '../../../db/transaction.ts'
import { findResponsible, findWorkingPeople, getCompanyFacts } from './facts-queries.ts'

/** What every paper of a company is made from. The objects are shared by all papers of one request. */
export type CompanyWorld = { company: CompanyFacts; people: readonly PrintedPersonFacts[] }

export async function loadCompanyWorld(tx: Tx, companyId: number): Promise<CompanyWorld> {
  const company = await getCompanyFacts(tx, companyId)
  const people = await findWorkingPeople(tx, companyId)
  const responsible = standing(await findResponsible(tx, companyId), people)
  const departments = new Set(people.map(({ department }) => department)).size
  return { company: { ...company, responsible, departments }, people }
}

/** A role whose holder has been dismissed is held by nobody. */
function standing(
  named: Awaited<ReturnType<typeof findResponsible>>,
  people: readonly PrintedPersonFacts[],
): NonNullable<CompanyFacts['responsible']> {
  const byId = new Map(people.map((person) => [person.id, person]))
  return Object.fromEntries(
    named.flatMap(({ roleId, employeeId, orderNumber, orderDate }) => {
      const person = byId.get(employeeId)
      return person === undefined ? [] : [[roleId, { person, orderNumber, orderDate }]]
    }),
  )
}

/** What no tag of a paper prints is not copied into it: people named for the roles, the number of departments. */
export function namedInTags(company: CompanyFacts, tags: readonly string[]): CompanyFacts {
  const { responsible = {}, departments, ...card } = company
  const named = new Set(tags.flatMap((tag) => roleOfPath(tag)?.id ?? []))
  const kept = Object.entries(responsible).filter(([roleId]) => named.has(Number(roleId)))
  return {
    ...card,
    ...(departments !== undefined && tags.some(isHeadsPath) && { departments }),
    ...(named.size > 0 && { responsible: Object.fromEntries(kept) }),
  }
}
