import type { Scope, Value } from '@ot/doc-engine'
import type { Input } from '../format/front-matter.ts'
import { cachedBy } from './cached-by.ts'
import { COMPANY_FIELDS } from './company-fields.ts'
import { answerFields, BLANK_ROWS, type TemplateQuestions } from './dictionary.ts'
import { DOCUMENT_FIELDS } from './document-fields.ts'
import type { CompanyFacts, DocumentFacts, PersonFacts } from './facts.ts'
import { peopleIn } from './input-fields.ts'
import { ACQUAINTANCE_LIST, EMPLOYEE_LIST } from './list-names.ts'
import { memoValues, NO_MEMO } from './memo-fields.ts'
import { blankPerson, type PersonScope, personScope } from './person-scope.ts'
import { trainingValues } from './training-fields.ts'

/** An unanswered question about one person leaves one row to fill in by hand, about several people three. */
const UNANSWERED_ROWS = 3
const NOTHING_TAUGHT = { programmes: [], trained: [] }

const companyValues = cachedBy<CompanyFacts, readonly (readonly [string, string | null])[]>((company) =>
  COMPANY_FIELDS.map(({ path, read }) => [path, read(company)]),
)

function blankRows(count: number): PersonScope[] {
  return Array.from({ length: count }, () => blankPerson)
}

function peopleValue(people: readonly PersonFacts[]): Value {
  return people.length === 0 ? null : people.map(personScope)
}

function signersOf(template: TemplateQuestions): Input[] {
  return template.acquaintance.flatMap((key) => template.inputs.filter((input) => input.key === key))
}

/** Questions whose people have to sign for reading and were not named: their rows stay empty. */
export function unnamedSigners(template: TemplateQuestions, facts: DocumentFacts): Input[] {
  return signersOf(template).filter((input) => peopleIn(facts, input).length === 0)
}

/** Each person once, in the order of the questions; a question without an answer leaves empty rows. */
function acquaintanceValue(template: TemplateQuestions, facts: DocumentFacts): Value {
  const named = new Set(signersOf(template).flatMap((input) => peopleIn(facts, input)))
  const blank = unnamedSigners(template, facts).flatMap(({ type }) =>
    blankRows(type === 'employee' ? 1 : UNANSWERED_ROWS),
  )
  const rows = [...[...named].map(personScope), ...blank]
  return rows.length === 0 ? blankRows(BLANK_ROWS) : rows
}

/** The facts as the engine wants them: every tag of the dictionary with its text. */
export function scopeOf(facts: DocumentFacts, template: TemplateQuestions): Scope {
  const scope = new Map<string, Value>(companyValues(facts.company))
  for (const { path, read } of DOCUMENT_FIELDS) scope.set(path, read(facts.document))
  for (const { path, read } of answerFields(template)) scope.set(path, read(facts))
  for (const input of template.inputs) {
    if (input.type === 'employees') scope.set(input.key, peopleValue(peopleIn(facts, input)))
  }
  if (template.records === 'training') {
    for (const [path, rows] of trainingValues(facts.training ?? NOTHING_TAUGHT)) scope.set(path, rows)
  }
  if (template.records === 'memo') {
    for (const [path, value] of memoValues(facts.memo ?? NO_MEMO)) scope.set(path, value)
  }
  scope.set(EMPLOYEE_LIST, peopleValue(facts.employees))
  scope.set(ACQUAINTANCE_LIST, acquaintanceValue(template, facts))
  return scope
}
