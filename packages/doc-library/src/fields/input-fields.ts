import { dateInWords, numberInWords } from '@ot/grammar'
import { isCalendarDate, printedNumber, shortDate } from '@ot/text'
import type { Input } from '../format/front-matter.ts'
import { cachedBy } from './cached-by.ts'
import type { Answer, DocumentFacts } from './facts.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import { headsFields } from './heads-fields.ts'
import type { PrintedPersonFacts } from './person-facts.ts'
import { PRINTED_PERSON_FIELDS } from './person-fields.ts'
import { personScope } from './person-scope.ts'

function answerTo(facts: DocumentFacts, key: string): Answer {
  return Object.hasOwn(facts.values, key) ? (facts.values[key] ?? null) : null
}

function textAnswer(facts: DocumentFacts, key: string): string | null {
  const answer = answerTo(facts, key)
  if (typeof answer === 'number') return printedNumber(answer)
  return typeof answer === 'string' ? givenText(answer) : null
}

function dateAnswer(facts: DocumentFacts, key: string): string | null {
  const answer = answerTo(facts, key)
  return typeof answer === 'string' && isCalendarDate(answer) ? answer : null
}

function numberAnswer(facts: DocumentFacts, key: string): number | null {
  const answer = answerTo(facts, key)
  return typeof answer === 'number' && Number.isFinite(answer) ? answer : null
}

/** The same staff in every paper of one request. */
const staffById = cachedBy<readonly PrintedPersonFacts[], ReadonlyMap<number, PrintedPersonFacts>>(
  (employees) => new Map(employees.map((person) => [person.id, person])),
)

function employeeAnswer(facts: DocumentFacts, key: string): PrintedPersonFacts | null {
  const answer = answerTo(facts, key)
  return typeof answer === 'number' ? (staffById(facts.employees).get(answer) ?? null) : null
}

/** Everybody named in the answer, in the order given; a person named twice stands once. */
export function peopleIn(facts: DocumentFacts, { key, type, besides = [] }: Input): PrintedPersonFacts[] {
  if (type === 'employee') {
    const person = employeeAnswer(facts, key)
    return person === null ? [] : [person]
  }
  const answer = answerTo(facts, key)
  if (typeof answer !== 'object' || answer === null) return []
  const staff = staffById(facts.employees)
  const named = besides.map((other) => answerTo(facts, other))
  return [...new Set(answer)].filter((id) => !named.includes(id)).flatMap((id) => staff.get(id) ?? [])
}

function personText(facts: DocumentFacts, key: string, path: string): string | null {
  const person = employeeAnswer(facts, key)
  return person === null ? null : (personScope(person).get(path) ?? null)
}

/** A fraction has no words in a document; its figures stand for them. */
function inWords(number: number): string {
  return Number.isInteger(number) ? numberInWords(number) : printedNumber(number)
}

function print<T>(value: T | null, write: (value: T) => string): string | null {
  return value === null ? null : write(value)
}

/** Whom the paper gives something else to do is not told to do it to himself. */
function headsBesides(facts: DocumentFacts, input: Input, inputs: readonly Input[]): PrintedPersonFacts[] {
  const named = new Set(inputs.flatMap(({ key, type }) => (type === 'employee' ? answerTo(facts, key) : [])))
  return peopleIn(facts, input).filter(({ id }) => !named.has(id))
}

/** The tags that one answer gives; the answer of type employees is a list: only heads of departments are called together. */
export function inputFields(input: Input, inputs: readonly Input[]): FieldReader<DocumentFacts>[] {
  const { key, label, type } = input
  switch (type) {
    case 'text':
      return [{ path: key, label, read: (facts) => textAnswer(facts, key) }]
    case 'date':
      return [
        { path: key, label, read: (facts) => print(dateAnswer(facts, key), shortDate) },
        { path: `${key}.прописью`, label, read: (facts) => print(dateAnswer(facts, key), dateInWords) },
      ]
    case 'number':
      return [
        { path: key, label, read: (facts) => print(numberAnswer(facts, key), printedNumber) },
        { path: `${key}.прописью`, label, read: (facts) => print(numberAnswer(facts, key), inWords) },
      ]
    case 'employee':
      return [
        { path: key, label, read: (facts) => personText(facts, key, 'фио.именительный') },
        ...PRINTED_PERSON_FIELDS.map((field) => ({
          path: `${key}.${field.path}`,
          label: `${label}: ${field.label.toLowerCase()}`,
          read: (facts: DocumentFacts) => personText(facts, key, field.path),
        })),
      ]
    case 'lines':
      return []
    case 'employees':
      return input.together ? headsFields(input, (facts) => headsBesides(facts, input, inputs)) : []
  }
}
