import {
  type CalendarDate,
  type IncidentDegree,
  type InjurySeverity,
  isGroupDegree,
  severityOf,
} from '@ot/domain'

/** Classifier 3 of order 223н: what stands after «Код 3.0N.» in its forms. */

const SEVERITY_CODES = { easy: '1', serious: '2', fatal: '3' } satisfies Record<InjurySeverity, string>
const GROUP_CODE = '4'

export function severityCode(severity: InjurySeverity | null): string | null {
  return severity === null ? null : SEVERITY_CODES[severity]
}

/** Group 01: a group accident is coded as such whatever its victims' injuries. */
export function degreeCode(degree: IncidentDegree): string {
  return isGroupDegree(degree) ? GROUP_CODE : SEVERITY_CODES[severityOf(degree)]
}

/** Group 02: 00:01–8:00, 8:01–16:00, 16:01–24:00; midnight ends the day before. */
export function timeCode(time: string | null): string | null {
  if (time === null) return null
  if (time === '00:00' || time > '16:00') return '3'
  return time > '08:00' ? '2' : '1'
}

/** The code of the first step that the number does not reach; the last one is open. */
function stepCode(bounds: readonly number[], value: number | null): string | null {
  if (value === null) return null
  const index = bounds.findIndex((bound) => value < bound)
  return String((index === -1 ? bounds.length : index) + 1)
}

/** Group 03, full hours: less than 1, 1–4, 4–8, more. */
export const hoursCode = (hours: number | null) => stepCode([1, 4, 9], hours)
/** Group 04: up to 15, 100, 250, 1000, more. */
export const headcountCode = (headcount: number | null) => stepCode([16, 101, 251, 1001], headcount)
/** Group 06, full years: up to 18, 24, 34, 54, 64, more. */
export const ageCode = (age: number | null) => stepCode([19, 25, 35, 55, 65], age)
/** Group 07, full months: less than a month, a year, 3, 5, 10 years, more. */
export const experienceCode = (months: number | null) => stepCode([1, 12, 36, 60, 120], months)

const SEX_CODES = { m: '1', f: '2' } as const
export const sexCode = (sex: 'm' | 'f') => SEX_CODES[sex]

const NOT_ASSESSED = '5'

/** Group 08: the class itself, 5 when there is none. */
export function conditionsCode(conditionsClass: string | null): string {
  return conditionsClass ?? NOT_ASSESSED
}

export function fullYears(from: CalendarDate, to: CalendarDate): number {
  const gone = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? gone - 1 : gone
}
