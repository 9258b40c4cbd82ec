import type { CompanyFacts, PersonFacts } from '@ot/doc-library'
import type { Tx } from '../../db/transaction.ts'
import { findWorkingPeople, getCompanyFacts } from './facts-queries.ts'

/** What every paper of a company is made from. The objects are shared by all papers of one request. */
export type CompanyWorld = { company: CompanyFacts; people: readonly PersonFacts[] }

export async function loadCompanyWorld(tx: Tx, companyId: number): Promise<CompanyWorld> {
  const company = await getCompanyFacts(tx, companyId)
  const people = await findWorkingPeople(tx, companyId)
  return { company, people }
}
