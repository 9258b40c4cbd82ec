import { SEX_LABELS, wholeMonths, wholeYears } from '@ot/domain'
import { counted, isCalendarDate, shortDate } from '@ot/text'
import type { EmployeeField } from './employee-fields.ts'
import type { EmployeeValues } from './employee-values.ts'

const YEARS = ['год', 'года', 'лет'] as const
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const

/** Names of what a record names by number, and the days its terms are counted to. */
export interface EmployeeWords {
  departments: ReadonlyMap<number, string>
  positions: ReadonlyMap<number, string>
  today: string
  dismissedOn: string | null
}

/** «34 года»; empty while the date is not one, or has not come. */
export function ageText(birthDate: string, today: string): string {
  return isCalendarDate(birthDate) && birthDate <= today ? counted(wholeYears(birthDate, today), YEARS) : ''
}

/** «11 лет 8 месяцев» of work; empty before its first day. */
export function serviceText(hireDate: string, until: string): string {
  if (!isCalendarDate(hireDate) || hireDate > until) return ''
  const months = wholeMonths(hireDate, until)
  const years = Math.floor(months / 12)
  const parts = [...(years > 0 ? [counted(years, YEARS)] : []), ...monthsPart(months % 12)]
  return parts.length === 0 ? 'меньше месяца' : parts.join(' ')
}

function monthsPart(months: number): string[] {
  return months > 0 ? [counted(months, MONTHS)] : []
}

/** A fact of the record in words; empty when it is not given. */
export function fieldText(field: EmployeeField, values: EmployeeValues, words: EmployeeWords): string {
  if (field === 'employeeGroupId') return named(words.departments, values.employeeGroupId)
  if (field === 'positionId') return named(words.positions, values.positionId)
  if (field === 'sex') return values.sex === null ? '' : SEX_LABELS[values.sex]
  if (field === 'birthDate') return dateText(values.birthDate, ageText(values.birthDate, words.today))
  if (field === 'hireDate')
    return dateText(values.hireDate, serviceText(values.hireDate, words.dismissedOn ?? words.today))
  return dateText(values[field], '')
}

function named(names: ReadonlyMap<number, string>, id: number | null): string {
  return id === null ? '' : (names.get(id) ?? `№ ${id}`)
}

function dateText(date: string, term: string): string {
  const shown = isCalendarDate(date) ? shortDate(date) : date
  return term === '' ? shown : `${shown}, ${term}`
}

export function namesById(
  ...lists: readonly (readonly { id: number; name: string }[])[]
): ReadonlyMap<number, string> {
  return new Map(lists.flat().map(({ id, name }) => [id, name]))
}
