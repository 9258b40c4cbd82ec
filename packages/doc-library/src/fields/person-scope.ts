import { cachedBy } from './cached-by.ts'
import type { PrintedPerson } from './person-facts.ts'
import { PRINTED_PERSON_FIELDS } from './person-fields.ts'
import { ReadScope, readersOf } from './read-scope.ts'

export type PersonScope = Pick<ReadonlyMap<string, string | null>, 'get'>

const READERS = readersOf(PRINTED_PERSON_FIELDS)

export const personScope = cachedBy<PrintedPerson, PersonScope>((person) => new ReadScope(READERS, person))

/** A row to fill in by hand. */
export const blankPerson: PersonScope = new Map(PRINTED_PERSON_FIELDS.map(({ path }) => [path, '']))
