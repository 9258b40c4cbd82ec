import { cachedBy } from './cached-by.ts'
import type { PersonFacts } from './facts.ts'
import { PERSON_FIELDS } from './person-fields.ts'

export type PersonScope = ReadonlyMap<string, string | null>

export const personScope = cachedBy<PersonFacts, PersonScope>(
  (person) => new Map(PERSON_FIELDS.map(({ path, read }) => [path, read(person)])),
)

/** A row to fill in by hand. */
export const blankPerson: PersonScope = new Map(PERSON_FIELDS.map(({ path }) => [path, '']))
