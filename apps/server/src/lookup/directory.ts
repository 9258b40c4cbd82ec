import directory from './directory.json' with { type: 'json' }
import type { FoundCompany, InnLookup } from './inn-lookup.ts'

const companies: ReadonlyMap<string, FoundCompany> = new Map(
  directory.map((company) => [company.inn, company]),
)

/** Public requisites of a few well-known companies, for an installation without a lookup service. No directors' names. */
export const directoryLookup: InnLookup = {
  async find(inn) {
    const company = companies.get(inn)
    return company === undefined ? { kind: 'unknown' } : { kind: 'found', company }
  },
}
