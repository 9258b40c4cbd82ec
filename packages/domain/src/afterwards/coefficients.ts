/** What a year had of accidents at work. */
export type YearOfAccidents = {
  /** Everybody hurt in accidents connected with the work, the dead included. */
  victims: number
  dead: number
  /** Days of disability of those who lived, as far as they are known. */
  daysLost: number
  /** The average headcount; null: not told. */
  headcount: number | null
}

const PER_EMPLOYEES = 1000
const DECIMALS = 100

/** Кч: victims for every thousand employees. */
export function frequencyCoefficient({ victims, headcount }: YearOfAccidents): number | null {
  return headcount === null || headcount <= 0 ? null : rounded((victims * PER_EMPLOYEES) / headcount)
}

/** Кт: days of disability for one victim who lived; null where nobody did. */
export function severityCoefficient({ victims, dead, daysLost }: YearOfAccidents): number | null {
  const lived = victims - dead
  return lived <= 0 ? null : rounded(daysLost / lived)
}

/** Кп: days of disability for every thousand employees. */
export function lossCoefficient({ daysLost, headcount }: YearOfAccidents): number | null {
  return headcount === null || headcount <= 0 ? null : rounded((daysLost * PER_EMPLOYEES) / headcount)
}

function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS
}
