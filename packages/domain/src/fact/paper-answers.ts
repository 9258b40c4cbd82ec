import type { CalendarDate } from '../calendar/calendar.ts'
import type { InputType } from '../document/documents.ts'
import type { PaperAnswer } from '../document/paper-answer.ts'
import type { FactValue } from './fact.ts'
import { answerFrom, type FactRecords } from './fact-answer.ts'
import { readFactSource } from './fact-source.ts'
import type { FactKey, FactSource } from './facts.ts'
import { defaultAnswer } from './paper-default.ts'
import { type OrganisationRecords, readRecordSource, recordAnswer } from './record-source.ts'

/** A paper's question, and what answers it where nobody did. */
export type AskedInput = {
  key: string
  type: InputType
  fact?: string | undefined
  record?: string | undefined
  default?: string | undefined
}

/** `role`: that the order appoints for. */
export type AskingPaper = { inputs: readonly AskedInput[]; role: number | null }

export type FactValues = ReadonlyMap<FactKey, FactValue>

/** What answers a question of a paper. */
export const ANSWERED_BY = ['paper', 'fact', 'record', 'default'] as const

/** Where an answer comes from: a fact of the organisation, its records, or the default of the question. */
export type AnsweredBy = { answer: PaperAnswer; by: 'fact' | 'record' | 'default' }

/** A list is printed whole until somebody says otherwise. */
const NONE_LEFT_OUT: readonly number[] = []

/** What an organisation answers without being asked; `day`: of the paper. */
export type KnownToPapers = FactRecords & {
  facts: FactValues
  records: OrganisationRecords
  day: CalendarDate
}

/** What is known already, by the key of the question: a fact stands over the records, these over a default. */
export function knownAnswers(
  { inputs, role }: AskingPaper,
  known: KnownToPapers,
): ReadonlyMap<string, AnsweredBy> {
  const sources = inputs.map(({ fact }) => (fact === undefined ? null : readFactSource(fact)))
  return new Map(
    inputs.flatMap((input, index): [string, AnsweredBy][] => {
      if (input.type === 'lines') return [[input.key, { answer: NONE_LEFT_OUT, by: 'default' }]]
      const fact = factAnswer(input, sources[index] ?? null, known, sources)
      if (fact !== null) return [[input.key, { answer: fact, by: 'fact' }]]
      const record = toldByRecords(input, role, known)
      if (record !== null) return [[input.key, { answer: record, by: 'record' }]]
      if (input.default === undefined) return []
      return [[input.key, { answer: defaultAnswer(input.default, input.type, known.day), by: 'default' }]]
    }),
  )
}

function factAnswer(
  { type }: AskedInput,
  source: FactSource | null,
  known: KnownToPapers,
  sources: readonly (FactSource | null)[],
): PaperAnswer | null {
  const value = source === null ? undefined : known.facts.get(source.fact.key)
  if (source === null || value === undefined) return null
  const named = sources.flatMap((other) => (other?.fact.key === source.fact.key ? (other.part ?? []) : []))
  return answerFrom(source, value, { type, named }, known)
}

function toldByRecords(
  { record }: AskedInput,
  role: number | null,
  { records, positions }: KnownToPapers,
): PaperAnswer | null {
  const source = record === undefined ? null : readRecordSource(record)
  return source === null ? null : recordAnswer(source, records, { role, positions })
}
