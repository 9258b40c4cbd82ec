import { MONTHS, plural } from '@ot/text'

/** How often an obligation returns. The unit is kept: «12 месяцев» and «1 год» are the same term written differently. */
export type Periodicity =
  | { kind: 'once' }
  | { kind: 'unlimited' }
  | { kind: 'every'; count: number; unit: 'month' | 'year' }

const ONCE = 'разово'
const UNLIMITED = 'бессрочно'
const MONTHS_MAX = 600
const EVERY = /^([1-9]\d{0,2})\s+(год|года|лет|месяц|месяца|месяцев)$/

/** Null for anything but «разово», «бессрочно», «N год/года/лет», «N месяц/месяца/месяцев» (at most fifty years). */
export function parsePeriodicity(text: string): Periodicity | null {
  const words = text.trim().toLocaleLowerCase('ru').replace(/\s+/g, ' ')
  if (words === ONCE) return { kind: 'once' }
  if (words === UNLIMITED) return { kind: 'unlimited' }
  const match = EVERY.exec(words)
  const [, digits, word] = match ?? []
  if (digits === undefined || word === undefined) return null
  const unit = word.startsWith('мес') ? 'month' : 'year'
  const count = Number(digits)
  const months = unit === 'year' ? count * 12 : count
  return months > MONTHS_MAX ? null : { kind: 'every', count, unit }
}

export function writePeriodicity(periodicity: Periodicity): string {
  switch (periodicity.kind) {
    case 'once':
      return ONCE
    case 'unlimited':
      return UNLIMITED
    case 'every':
      return `${periodicity.count} ${plural(periodicity.count, UNIT_WORDS[periodicity.unit])}`
  }
}

/** Whole years as years, everything else as months. */
export function everyMonths(months: number): Periodicity {
  return months % 12 === 0
    ? { kind: 'every', count: months / 12, unit: 'year' }
    : { kind: 'every', count: months, unit: 'month' }
}

/** Null: no next time follows from the periodicity. */
export function monthsOf(periodicity: Periodicity): number | null {
  if (periodicity.kind !== 'every') return null
  return periodicity.unit === 'year' ? periodicity.count * 12 : periodicity.count
}

const UNIT_WORDS = {
  year: ['год', 'года', 'лет'],
  month: MONTHS,
} as const
