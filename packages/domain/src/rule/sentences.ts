import type { CalendarDate } from '../calendar/calendar.ts'
import { type Periodicity, writePeriodicity } from '../periodicity/periodicity.ts'

/** «01.10.2026» */
export function dayText(date: CalendarDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

/** «не реже одного раза в 6 месяцев» */
export function atLeastOnce(periodicity: Periodicity): string {
  switch (periodicity.kind) {
    case 'once':
      return 'один раз'
    case 'unlimited':
      return 'без срока'
    case 'every': {
      const period = periodicity.count === 1 ? unitOf(periodicity.unit) : writePeriodicity(periodicity)
      return `не реже одного раза в ${period}`
    }
  }
}

function unitOf(unit: 'month' | 'year'): string {
  return unit === 'year' ? 'год' : 'месяц'
}
