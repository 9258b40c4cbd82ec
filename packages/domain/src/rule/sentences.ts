import { type Periodicity, writePeriodicity } from '../periodicity/periodicity.ts'

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
