import type { CalendarDate } from '../calendar/calendar.ts'
import type { InputType } from '../document/documents.ts'
import type { FactValue } from './fact.ts'
import { answerFrom, type FactRecords, type PaperAnswer } from './fact-answer.ts'
import { readFactSource } from './fact-source.ts'
import type { FactKey, FactSource } from './facts.ts'
import { defaultAnswer } from './paper-default.ts'

/** A paper's question, and what answers it where nobody did. */
export type AskedInput = {
  key: string
  type: InputType
  fact?: string | undefined
  default?: string | undefined
}

export type FactValues = ReadonlyMap<FactKey, FactValue>

/** What answers a question of a paper. */
export const ANSWERED_BY = ['paper', 'fact', 'default'] as const

/** Where an answer comes from: a fact of the organisation, or the default of the question. */
export type AnsweredBy = { answer: PaperAnswer; by: 'fact' | 'default' }

/** The facts of an organisation, and what the ids in them stand for. */
export type SaidFacts = FactRecords & { values: FactValues }

/** What the organisation's facts and the defaults answer, by the key of the question. */
export function answersOfFacts(
  inputs: readonly AskedInput[],
  said: SaidFacts,
  day: CalendarDate,
): ReadonlyMap<string, AnsweredBy> {
  const sources = inputs.map(({ fact }) => (fact === undefined ? null : readFactSource(fact)))
  return new Map(
    inputs.flatMap((input, index): [string, AnsweredBy][] => {
      const fact = factAnswer(input, sources[index] ?? null, said, sources)
      if (fact !== null) return [[input.key, { answer: fact, by: 'fact' }]]
      if (input.default === undefined) return []
      return [[input.key, { answer: defaultAnswer(input.default, input.type, day), by: 'default' }]]
    }),
  )
}

function factAnswer(
  { type }: AskedInput,
  source: FactSource | null,
  said: SaidFacts,
  sources: readonly (FactSource | null)[],
): PaperAnswer | null {
  const value = source === null ? undefined : said.values.get(source.fact.key)
  if (source === null || value === undefined) return null
  const named = sources.flatMap((other) => (other?.fact.key === source.fact.key ? (other.part ?? []) : []))
  return answerFrom(source, value, { type, named }, said)
}
