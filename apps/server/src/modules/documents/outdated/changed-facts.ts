import { isDeepStrictEqual } from 'node:util'
import {
  type DocumentFacts,
  missingFacts,
  type PrintedPersonFacts,
  scopeOf,
  type TemplateQuestions,
} from '@ot/doc-library'
import { namedInTags } from '../facts/company-facts.ts'
import { printedValues } from './printed-values.ts'

/** Its own date and number do not age; whoever came later signs for reading without a new paper. */
const NOT_COMPARED = ['документ', 'ознакомление']
const EVERYBODY = 'работники'

export type Compared = {
  template: TemplateQuestions
  tags: readonly string[]
  before: DocumentFacts
  now: DocumentFacts
}

/** Which facts a paper prints otherwise today than it did: named as the list of what a paper lacks names them. */
export function changedFacts({ template, tags, ...compare }: Compared): string[] {
  const before = withoutRecords(compare.before)
  const now = withoutRecords(compare.now)
  if (areSame(tags, before, now)) return []
  const compared = tags.filter((tag) => !NOT_COMPARED.includes(tag.split('.')[0] ?? tag))
  const printedThen = printedValues(scopeOf(before, template), compared)
  const printedNow = printedValues(scopeOf(now, template), compared)
  const changed = compared.filter((tag) => printedThen.get(tag) !== printedNow.get(tag))
  return missingFacts(changed, template).map(({ label }) => label)
}

/** What was recorded of people by the day of a paper is of that day: later records make other papers, not this one anew. */
function withoutRecords(facts: DocumentFacts): DocumentFacts {
  const { employees, subject } = facts
  const employee = subject?.employee
  return {
    ...facts,
    employees: employees.map(withoutOwn),
    ...(subject !== undefined && {
      subject: { ...subject, ...(employee !== undefined && { employee: withoutOwn(employee) }) },
    }),
  }
}

function withoutOwn(person: PrintedPersonFacts): PrintedPersonFacts {
  if (person.records === undefined) return person
  const { records: _records, ...own } = person
  return own
}

/** Equal facts print alike: declining names costs more than comparing them. A list of everybody is compared as printed. */
function areSame(tags: readonly string[], before: DocumentFacts, now: DocumentFacts): boolean {
  if (tags.includes(EVERYBODY)) return false
  const peopleNow = new Map(now.employees.map((person) => [person.id, person]))
  return (
    isDeepStrictEqual(before.values, now.values) &&
    isDeepStrictEqual(before.company, namedInTags(now.company, tags)) &&
    before.employees.every((person) => isDeepStrictEqual(person, peopleNow.get(person.id))) &&
    isDeepStrictEqual(named(before), named(now))
  )
}

function named({ subject }: DocumentFacts) {
  const { people: _people, ...about } = subject ?? {}
  return about
}
