import type { Value } from '@ot/doc-engine'
import type { Input } from '../format/front-matter.ts'
import { cachedBy } from './cached-by.ts'
import { leftOutOf, lineReaders } from './chosen-lines.ts'
import { COMPANY_FIELDS } from './company-fields.ts'
import { answerFields, BLANK_ROWS, ownSubjectFields, type TemplateQuestions } from './dictionary.ts'
import { dispatchValues, NOTHING_SENT } from './dispatch-fields.ts'
import { DOCUMENT_FIELDS } from './document-fields.ts'
import type { CompanyFacts, DocumentFacts, SubjectFacts } from './facts.ts'
import { incidentValues } from './incident-tags.ts'
import { peopleIn } from './input-fields.ts'
import { ACQUAINTANCE_LIST, EMPLOYEE_LIST, SUBJECT_EMPLOYEE } from './list-names.ts'
import { memoValues, NO_MEMO } from './memo-fields.ts'
import { EMPTY_PACKAGE, packageValues } from './package-fields.ts'
import type { PrintedPersonFacts } from './person-facts.ts'
import { blankPerson, type PersonScope, personScope } from './person-scope.ts'
import { PaperScope, type Readers, ReadScope, readersOf } from './read-scope.ts'
import { RESPONSIBLE_FIELDS, roleOfPath } from './responsible-fields.ts'
import { sectionValues } from './section-fields.ts'
import { peopleMeant } from './subject-fields.ts'
import { trainingValues } from './training-fields.ts'

/** An unanswered question about one person leaves one row to fill in by hand, about several people three. */
const UNANSWERED_ROWS = 3
const NO_SUBJECT = {}
const NOTHING_TAUGHT = { programmes: [], trained: [] }

const COMPANY_READERS = readersOf([...COMPANY_FIELDS, ...RESPONSIBLE_FIELDS])
const DOCUMENT_READERS = readersOf(DOCUMENT_FIELDS)

/** The same company in every paper of one request. */
const companyScope = cachedBy<CompanyFacts, ReadScope<CompanyFacts>>(
  (company) => new ReadScope(COMPANY_READERS, company),
)

function blankRows(count: number): PersonScope[] {
  return Array.from({ length: count }, () => blankPerson)
}

function peopleValue(people: readonly PrintedPersonFacts[]): Value {
  return people.length === 0 ? null : people.map(personScope)
}

/** The same staff in every paper of one request. */
const everybodyValue = cachedBy<readonly PrintedPersonFacts[], Value>(peopleValue)

/** A question about people, or the people whom the paper is about. */
type Signers = { key: string; isOne: boolean; people: readonly PrintedPersonFacts[] }

function signersOf(template: TemplateQuestions, facts: DocumentFacts): Signers[] {
  return template.acquaintance.flatMap((key): Signers[] => {
    const input = template.inputs.find((candidate) => candidate.key === key)
    if (input !== undefined) {
      const people = peopleIn(facts, input)
      const namesNobody = input.together || input.record === 'predecessor' || isNamedElsewhere(facts, input)
      if (people.length === 0 && namesNobody) return []
      return [{ key, isOne: input.type === 'employee', people }]
    }
    const role = roleOfPath(key)
    if (role !== null) {
      const holder = facts.company.responsible?.[role.id]
      return holder === undefined ? [] : [{ key, isOne: true, people: [holder.person] }]
    }
    if (key === EMPLOYEE_LIST) return [{ key, isOne: false, people: peopleMeant(facts) }]
    if (key !== SUBJECT_EMPLOYEE) return []
    const employee = facts.subject?.employee
    return [{ key, isOne: true, people: employee === undefined ? [] : [employee] }]
  })
}

/** Everybody in the answer stands in the paper as a head of the commission: no empty rows wait for others. */
function isNamedElsewhere(facts: DocumentFacts, input: Input): boolean {
  return input.besides !== undefined && peopleIn(facts, { ...input, besides: [] }).length > 0
}

/** Who has to sign for reading and was not named: their rows stay empty. */
export function unnamedSigners(template: TemplateQuestions, facts: DocumentFacts): string[] {
  return signersOf(template, facts).flatMap(({ key, people }) => (people.length === 0 ? [key] : []))
}

/** Each person once, in the order of the questions; a question without an answer leaves empty rows. */
function acquaintanceValue(template: TemplateQuestions, facts: DocumentFacts): Value {
  const signers = signersOf(template, facts)
  const named = new Map(signers.flatMap(({ people }) => people.map((person) => [person.id, person] as const)))
  const blank = signers.flatMap(({ people, isOne }) =>
    people.length > 0 ? [] : blankRows(isOne ? 1 : UNANSWERED_ROWS),
  )
  const rows = [...[...named.values()].map(personScope), ...blank]
  return rows.length === 0 ? blankRows(BLANK_ROWS) : rows
}

function listValue(facts: DocumentFacts, input: Input): Value {
  const people = peopleIn(facts, input)
  return people.length === 0 && isNamedElsewhere(facts, input) ? [] : peopleValue(people)
}

/** Whom the list of everybody prints: those meant, without those left out of it by a choice. */
function peopleListed({ inputs }: TemplateQuestions, facts: DocumentFacts): readonly PrintedPersonFacts[] {
  const people = peopleMeant(facts)
  const without = leftOutOf(inputs, facts, EMPLOYEE_LIST)
  return without.size === 0 ? people : people.filter(({ id }) => !without.has(id))
}

/** What the paper's own questions answer, and its lists of people. */
const answerReaders = cachedBy<TemplateQuestions, Readers<DocumentFacts>>((template) => {
  const lists = template.inputs.filter(({ type }) => type === 'employees')
  return new Map<string, (facts: DocumentFacts) => Value>([
    ...readersOf(answerFields(template)),
    ...lists.map((input) => [input.key, (facts: DocumentFacts) => listValue(facts, input)] as const),
    ...template.inputs.flatMap(lineReaders),
    [EMPLOYEE_LIST, (facts) => everybodyValue(peopleListed(template, facts))],
    [ACQUAINTANCE_LIST, (facts) => acquaintanceValue(template, facts)],
  ])
})

const subjectReaders = cachedBy<TemplateQuestions, Readers<SubjectFacts>>((template) =>
  readersOf(ownSubjectFields(template)),
)

/** The facts as the engine wants them: every tag of the dictionary with its text. */
export function scopeOf(facts: DocumentFacts, template: TemplateQuestions): PaperScope {
  return new PaperScope([
    companyScope(facts.company),
    new ReadScope(DOCUMENT_READERS, facts.document),
    new ReadScope(subjectReaders(template), facts.subject ?? NO_SUBJECT),
    recordValues(facts, template),
    new ReadScope(answerReaders(template), facts),
  ])
}

/** Lists and values of the records that the paper is made from. */
function recordValues(
  facts: DocumentFacts,
  { records, scope, inputs }: TemplateQuestions,
): ReadonlyMap<string, Value> {
  return new Map<string, Value>([
    ...(records === 'training' ? trainingValues(facts.training ?? NOTHING_TAUGHT) : []),
    ...(records === 'memo' ? memoValues(facts.memo ?? NO_MEMO) : []),
    ...(records === 'dispatch' ? dispatchValues(facts.dispatch ?? NOTHING_SENT) : []),
    ...(records === 'package' ? packageValues(facts.package ?? EMPTY_PACKAGE) : []),
    ...sectionValues(records, facts.records, (list) => leftOutOf(inputs, facts, list)),
    ...incidentValues(scope, facts.incident),
  ])
}
