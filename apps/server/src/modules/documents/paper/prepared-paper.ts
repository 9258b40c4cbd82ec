import type { InputValues } from '@ot/contract'
import type {
  DocumentFacts,
  Lacking,
  PersonRecords,
  PrintedPersonFacts,
  RecordFacts,
  TemplateSummary,
} from '@ot/doc-library'
import type { CompanyWorld } from '../facts/company-facts.ts'
import { withRecords } from '../facts/person-records.ts'
import type { PaperSubject } from '../facts/subject.ts'
import type { Papers } from './papers.ts'

/** A paper that can be made when it is its turn. */
export type PreparedPaper = {
  template: TemplateSummary
  subject: PaperSubject | null
  values: InputValues
  lacking: readonly Lacking[]
  /** Of a paper made from records. */
  records?: RecordFacts
  /** Of the people whom a paper prints with their workplaces, examinations: by the employee. */
  personRecords?: ReadonlyMap<number, PersonRecords>
  /** One that the paper brings with it; absent or null: the next of the register. */
  number?: string | null
}

/** Editions older than the subject ask for the employee in a question under that name. */
export const SUBJECT_QUESTION = 'работник'
const EVERYBODY = 'работники'

/** Answers with what the paper is about in the place of such a question. */
export function withSubject(
  template: TemplateSummary,
  subject: PaperSubject | null,
  values: InputValues,
): InputValues {
  const asks = template.inputs.some(({ key, type }) => key === SUBJECT_QUESTION && type === 'employee')
  return asks && subject?.kind === 'employee' ? { ...values, [SUBJECT_QUESTION]: subject.id } : values
}

/** Whom the paper is about, with what it prints of his records. */
export function subjectFacts({ subject, personRecords }: Pick<PreparedPaper, 'subject' | 'personRecords'>) {
  const employee = subject?.facts.employee
  if (subject === null || employee === undefined) return subject?.facts
  return { ...subject.facts, employee: withRecords(employee, personRecords) }
}

/** The people a paper may name: those who work in the company, and the one it is about if he was dismissed. */
export function peopleFor(
  world: CompanyWorld,
  { subject, personRecords }: Pick<PreparedPaper, 'subject' | 'personRecords'>,
): readonly PrintedPersonFacts[] {
  const people = peopleAround(world, subject)
  return personRecords === undefined ? people : people.map((person) => withRecords(person, personRecords))
}

function peopleAround(world: CompanyWorld, subject: PaperSubject | null): readonly PrintedPersonFacts[] {
  const about = subject?.facts.employee
  const isAmongThem = about === undefined || world.people.some(({ id }) => id === about.id)
  return isAmongThem ? world.people : [...world.people, about]
}

/** Only the people whom the paper names are copied into it. */
export function namedPeople(
  papers: Papers,
  paper: PreparedPaper,
  world: CompanyWorld,
): readonly PrintedPersonFacts[] {
  const { template, subject, values } = paper
  const people = peopleFor(world, paper)
  const ids = new Set(template.inputs.flatMap(({ key, type }) => peopleNamed(type, values[key])))
  const named = papers.tags(template.id).includes(EVERYBODY) || template.acquaintance.includes(EVERYBODY)
  if (!named) return people.filter((person) => ids.has(person.id))
  const meant = subject?.facts.people
  return meant === undefined ? people : people.filter(({ id }) => meant.includes(id) || ids.has(id))
}

/** A number and lines of a list are nobody's ids. */
function peopleNamed(
  type: TemplateSummary['inputs'][number]['type'],
  answer: InputValues[string] | undefined,
): readonly number[] {
  if (type !== 'employee' && type !== 'employees') return []
  return typeof answer === 'number' ? [answer] : Array.isArray(answer) ? answer : []
}

export function factsOfPaper(
  world: CompanyWorld,
  paper: PreparedPaper,
  document: DocumentFacts['document'],
): DocumentFacts {
  const { subject, values, records } = paper
  const about = subjectFacts(paper)
  return {
    company: world.company,
    employees: peopleFor(world, paper),
    document,
    values,
    ...(about !== undefined && { subject: about }),
    ...(records !== undefined && { records }),
    ...(subject?.incident !== undefined && { incident: subject.incident }),
  }
}
