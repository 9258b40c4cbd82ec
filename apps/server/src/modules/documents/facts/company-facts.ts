import { type CompanyFacts, type PersonFacts, roleOfPath } from '@ot/doc-library'
import type { Tx } from '../../../db/transaction.ts'
import { findResponsible, findWorkingPeople, getCompanyFacts } from './facts-queries.ts'

/** What every paper of a company is made from. The objects are shared by all papers of one request. */
export type CompanyWorld = { company: CompanyFacts; people: readonly PersonFacts[] }

export async function loadCompanyWorld(tx: Tx, companyId: number): Promise<CompanyWorld> {
  const company = await getCompanyFacts(tx, companyId)
  const people = await findWorkingPeople(tx, companyId)
  const responsible = standing(await findResponsible(tx, companyId), people)
  return { company: { ...company, responsible }, people }
}

/** A role whose holder has been dismissed is held by nobody. */
function standing(
  named: Awaited<ReturnType<typeof findResponsible>>,
  people: readonly PersonFacts[],
): NonNullable<CompanyFacts['responsible']> {
  const byId = new Map(people.map((person) => [person.id, person]))
  return Object.fromEntries(
    named.flatMap(({ roleId, employeeId, orderNumber, orderDate }) => {
      const person = byId.get(employeeId)
      return person === undefined ? [] : [[roleId, { person, orderNumber, orderDate }]]
    }),
  )
}

/** Of the people named for the roles only those whom the tags of a paper name: they are copied into it for good. */
export function namedInTags(company: CompanyFacts, tags: readonly string[]): CompanyFacts {
  const { responsible = {}, ...card } = company
  const named = new Set(tags.flatMap((tag) => roleOfPath(tag)?.id ?? []))
  if (named.size === 0) return card
  const kept = Object.entries(responsible).filter(([roleId]) => named.has(Number(roleId)))
  return { ...card, responsible: Object.fromEntries(kept) }
}
