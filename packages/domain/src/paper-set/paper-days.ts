import type { InputType } from '../document/documents.ts'
import { readRecordSource } from '../fact/record-source.ts'
import type { Guarantee } from '../sout/guarantees.ts'
import { type GuaranteedPeople, isOrdered, type PaperDay } from './set-remarks.ts'

/** A question of a paper, and what answers it. */
type Question = {
  key: string
  label: string
  type: InputType
  fact?: string | undefined
  record?: string | undefined
}
type Answers = Readonly<Record<string, unknown>>

/** The days that a paper names. A report's day from which an order gives something is neither referred to nor a term. */
export function paperDays(questions: readonly Question[], answers: Answers): PaperDay[] {
  return questions.flatMap(({ key, label, type, fact, record }): PaperDay[] => {
    const date = answers[key]
    if (type !== 'date' || typeof date !== 'string') return []
    if (fact !== undefined) return isOrdered(label) ? [] : [{ label, date, of: 'record' }]
    return [{ label, date, of: record === undefined ? 'paper' : ownerOf(record) }]
  })
}

/** Of which templates a paper names the papers, whether they are there or not. */
export function referredTemplates(questions: readonly Pick<Question, 'record'>[]): string[] {
  return questions.flatMap(({ record }) => {
    const source = record === undefined ? null : readRecordSource(record)
    return source?.from === 'register' ? [source.template] : []
  })
}

function ownerOf(record: string): { template: string } | 'record' {
  const source = readRecordSource(record)
  return source?.from === 'register' ? { template: source.template } : 'record'
}

/** By what answers the question whom the order names. */
const GUARANTEED: ReadonlyMap<string, Guarantee> = new Map([
  ['harmfulWorkers', 'pay'],
  ['extraLeaveWorkers', 'leave'],
  ['reducedHoursWorkers', 'hours'],
])

export function guaranteedIn(questions: readonly Question[], answers: Answers): GuaranteedPeople[] {
  return questions.flatMap(({ key, fact, record }) => {
    const guarantee = GUARANTEED.get(record ?? fact ?? '')
    const named: unknown = answers[key]
    if (guarantee === undefined || !Array.isArray(named)) return []
    return [{ guarantee, employees: named.filter((id): id is number => typeof id === 'number') }]
  })
}
