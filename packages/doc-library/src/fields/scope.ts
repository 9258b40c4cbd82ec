import type { Scope, Value } from '@ot/doc-engine'
import { cachedBy } from './cached-by.ts'
import { COMPANY_FIELDS } from './company-fields.ts'
import { answerFields, BLANK_ROWS, ownSubjectFields, type TemplateQuestions } from './dictionary.ts'
import { dispatchValues, NOTHING_SENT } from './dispatch-fields.ts'
import { DOCUMENT_FIELDS } from './document-fields.ts'
import type { CompanyFacts, DocumentFacts, PersonFacts } from './facts.ts'
import { incidentValues } from './incident-tags.ts'
import { peopleIn } from './input-fields.ts'
import { ACQUAINTANCE_LIST, EMPLOYEE_LIST, SUBJECT_EMPLOYEE } from './list-names.ts'
import { memoValues, NO_MEMO } from './memo-fields.ts'
import { EMPTY_PACKAGE, packageValues } from './package-fields.ts'
import { blankPerson, type PersonScope, personScope } from './person-scope.ts'
import { RESPONSIBLE_FIELDS } from './responsible-fields.ts'
import { sectionValues } from './section-fields.ts'
import { peopleMeant } from './subject-fields.ts'
import { trainingValues } from './training-fields.ts'

/** An unanswered question about one person leaves one row to fill in by hand, about several people three. */
const UNANSWERED_ROWS = 3
const NO_SUBJECT = {}
const NOTHING_TAUGHT = { programmes: [], trained: [] }

const companyValues = cachedBy<CompanyFacts, readonly (readonly [string, string | null])[]>((company) =>
  [...COMPANY_FIELDS, ...RESPONSIBLE_FIELDS].map(({ path, read }) => [path, read(company)]),
)

function blankRows(count: number): PersonScope[] {
  return Array.from({ length: count }, () => blankPerson)
}

function peopleValue(people: readonly PersonFacts[]): Value {
  return people.length === 0 ? null : people.map(personScope)
}

/** The same staff in every paper of one request. */
const everybodyValue = cachedBy<readonly PersonFacts[], Value>(peopleValue)

/** A question about people, or the people whom the paper is about. */
type Signers = { key: string; isOne: boolean; people: readonly PersonFacts[] }

function signersOf(template: TemplateQuestions, facts: DocumentFacts): Signers[] {
  return template.acquaintance.flatMap((key): Signers[] => {
    const input = template.inputs.find((candidate) => candidate.key === key)
    if (input !== undefined)
      return [{ key, isOne: input.type === 'employee', people: peopleIn(facts, input) }]
    if (key === EMPLOYEE_LIST) return [{ key, isOne: false, people: peopleMeant(facts) }]
    if (key !== SUBJECT_EMPLOYEE) return []
    const employee = facts.subject?.employee
    return [{ key, isOne: true, people: employee === undefined ? [] : [employee] }]
  })
}

/** Who has to sign for reading and was not named: their rows stay empty. */
export function unnamedSigners(template: TemplateQuestions, facts: DocumentFacts): string[] {
  return signersOf(template, facts).flatMap(({ key, people }) => (people.length === 0 ? [key] : []))
}

/** Each person once, in the order of the questions; a question without an answer leaves empty rows. */
function acquaintanceValue(template: TemplateQuestions, facts: DocumentFacts): Value {
  const signers = signersOf(template, facts)
  const named = new Set(signers.flatMap(({ people }) => people))
  const blank = signers.flatMap(({ people, isOne }) =>
    people.length > 0 ? [] : blankRows(isOne ? 1 : UNANSWERED_ROWS),
  )
  const rows = [...[...named].map(personScope), ...blank]
  return rows.length === 0 ? blankRows(BLANK_ROWS) : rows
}

/** The facts as the engine wants them: every tag of the dictionary with its text. */
export function scopeOf(facts: DocumentFacts, template: TemplateQuestions): Scope {
  const scope = new Map<string, Value>(companyValues(facts.company))
  for (const { path, read } of DOCUMENT_FIELDS) scope.set(path, read(facts.document))
  for (const { path, read } of answerFields(template)) scope.set(path, read(facts))
  for (const { path, read } of ownSubjectFields(template)) scope.set(path, read(facts.subject ?? NO_SUBJECT))
  for (const input of template.inputs) {
    if (input.type === 'employees') scope.set(input.key, peopleValue(peopleIn(facts, input)))
  }
  if (template.records === 'training') {
    for (const [path, rows] of trainingValues(facts.training ?? NOTHING_TAUGHT)) scope.set(path, rows)
  }
  if (template.records === 'memo') {
    for (const [path, value] of memoValues(facts.memo ?? NO_MEMO)) scope.set(path, value)
  }
  if (template.records === 'dispatch') {
    for (const [path, rows] of dispatchValues(facts.dispatch ?? NOTHING_SENT)) scope.set(path, rows)
  }
  if (template.records === 'package') {
    for (const [path, rows] of packageValues(facts.package ?? EMPTY_PACKAGE)) scope.set(path, rows)
  }
  for (const [path, value] of sectionValues(template.records, facts.records)) scope.set(path, value)
  for (const [path, value] of incidentValues(template.scope, facts.incident)) scope.set(path, value)
  scope.set(EMPLOYEE_LIST, everybodyValue(peopleMeant(facts)))
  scope.set(ACQUAINTANCE_LIST, acquaintanceValue(template, facts))
  return scope
}
