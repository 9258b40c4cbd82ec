import type { CalendarDate } from '../calendar/calendar.ts'
import type { Norm, NormEdition } from './norm.ts'

/**
 * Rules of labour protection of a sector or a kind of work. `sources`: public addresses that were read and agree on the number, the date and the title
 * (a machine's answer to a question is none);
 * an edition's `verified` speaks of its wording and term.
 */
export type SafetyRule = Norm & {
  /** «Правил по охране труда при работе на высоте (приказ Минтруда России от 16.11.2020 № 782н)» */
  named: string
  sources: readonly string[]
}

/** One public text may be wrong by itself. */
const AGREEING_SOURCES = 2

/** Order 287н of 29.04.2025 itself was not read: sources name some rules as prolonged, and say of the others «about forty». */
const TERMS = {
  named: {
    edition: 'с изменениями № 287н от 29.04.2025',
    note: 'О продлении до 01.09.2031 говорят вторичные источники; текст приказа № 287н не сверен',
  },
  assumed: {
    edition: 'первоначальная, продление не сверено',
    note: 'Источники говорят о продлении около сорока правил до 01.09.2031; назван ли этот акт в приказе № 287н, не сверено',
  },
} as const

type Told<Id extends string> = {
  id: Id
  number: string
  date: string
  /** After «Об утверждении». */
  rules: string
  validFrom?: CalendarDate
  term: keyof typeof TERMS
  sources: readonly string[]
}

export function safetyRule<const Id extends string>(told: Told<Id>) {
  const { id, number, date, rules, validFrom = '2021-01-01', term, sources } = told
  const order = `от ${date} № ${number}`
  const editions: readonly NormEdition[] = [
    { ...TERMS[term], validFrom, validTo: '2031-08-31', verified: false },
  ]
  return {
    id,
    title: `Приказ Минтруда России ${order} «Об утверждении ${rules}»`,
    short: `приказ Минтруда № ${number}`,
    editions,
    named: `${rules} (приказ Минтруда России ${order})`,
    sources,
  } satisfies SafetyRule
}

export function isVerifiedRule({ sources }: Pick<SafetyRule, 'sources'>): boolean {
  return sources.length >= AGREEING_SOURCES
}
