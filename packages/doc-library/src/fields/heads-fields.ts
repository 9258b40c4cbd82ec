import { CASE_TAGS, CASES, type Case } from '@ot/grammar'
import { upperFirst } from '@ot/text'
import { HEADS, type Input } from '../format/front-matter.ts'
import type { DocumentFacts } from './facts.ts'
import type { FieldReader } from './field-reader.ts'
import type { PrintedPersonFacts } from './person-facts.ts'
import { personScope } from './person-scope.ts'

/** As many are called by name; of more the words tell. */
const MOST_NAMED = 3
const CAPITAL = 'с_прописной'

type Words = Readonly<Record<Case, string>>

const OF_DEPARTMENTS: Words = {
  nominative: 'руководители структурных подразделений',
  genitive: 'руководителей структурных подразделений',
  dative: 'руководителям структурных подразделений',
  accusative: 'руководителей структурных подразделений',
  instrumental: 'руководителями структурных подразделений',
  prepositional: 'руководителях структурных подразделений',
}
/** Right where there are no departments, and where the director leads the work himself. */
const OF_PEOPLE: Words = {
  nominative: 'непосредственные руководители работников',
  genitive: 'непосредственных руководителей работников',
  dative: 'непосредственным руководителям работников',
  accusative: 'непосредственных руководителей работников',
  instrumental: 'непосредственными руководителями работников',
  prepositional: 'непосредственных руководителях работников',
}

/** Whether a tag calls them together. */
export function isHeadsPath(path: string): boolean {
  return path.startsWith(`${HEADS}.`)
}

function isDirector(
  { lastName, firstName, fatherName }: PrintedPersonFacts,
  { company }: DocumentFacts,
): boolean {
  return [lastName, firstName, fatherName].join(' ').trim() === company.directorName.trim()
}

function named(person: PrintedPersonFacts, tag: string): string {
  const scope = personScope(person)
  return [scope.get(`должность.${tag}`), scope.get(`фио.${tag}`)].filter(Boolean).join(' ')
}

/** Whom an order gives what heads of departments do: by name where they are few and every department is headed. */
function headsInWords(
  people: readonly PrintedPersonFacts[],
  facts: DocumentFacts,
  grammaticalCase: Case,
): string {
  const heads = people.filter((person) => !isDirector(person, facts))
  const { departments = 0 } = facts.company
  const headed = new Set(heads.map(({ department }) => department)).size
  if (headed > 0 && headed >= departments && heads.length <= MOST_NAMED) {
    const names = heads.map((person) => named(person, CASE_TAGS[grammaticalCase]))
    return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' и ')
  }
  return (departments > 1 ? OF_DEPARTMENTS : OF_PEOPLE)[grammaticalCase]
}

/** Tags of the question about them: in one phrase, which is never empty. */
export function headsFields(
  { key, label }: Input,
  peopleIn: (facts: DocumentFacts) => readonly PrintedPersonFacts[],
): FieldReader<DocumentFacts>[] {
  return CASES.flatMap((grammaticalCase) => {
    const tag = CASE_TAGS[grammaticalCase]
    const read = (facts: DocumentFacts) => headsInWords(peopleIn(facts), facts, grammaticalCase)
    return [
      { path: `${key}.${tag}`, label: `${label}, ${tag} падеж`, read },
      {
        path: `${key}.${tag}.${CAPITAL}`,
        label: `${label} с прописной буквы, ${tag} падеж`,
        read: (facts) => upperFirst(read(facts)),
      },
    ]
  })
}
