import {
  byField,
  EMPLOYEE_FIELD_LABELS,
  EMPLOYMENT_KIND_LABELS,
  type EmployeeFormField,
  SEX_LABELS,
  wholeMonths,
  wholeYears,
} from '@ot/domain'
import { counted, isCalendarDate, MONTHS, shortDate } from '@ot/text'
import type { WordsTable } from '../../lib/form/field-words.ts'
import { EMPLOYEE_TEXT_FIELDS, type EmployeeValues } from './employee-values.ts'

const YEARS = ['год', 'года', 'лет'] as const

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

/** The facts of the record in words. */
export function employeeTexts({
  departments,
  positions,
  today,
  dismissedOn,
}: EmployeeWords): WordsTable<EmployeeValues> {
  const words = <Value>(field: EmployeeFormField, text: (value: Value) => string) => ({
    label: EMPLOYEE_FIELD_LABELS[field],
    text,
  })
  return {
    ...byField(EMPLOYEE_TEXT_FIELDS, (field) => words<string>(field, (text) => dateText(text, ''))),
    employeeGroupId: words('employeeGroupId', (id) => named(departments, id)),
    positionId: words('positionId', (id) => named(positions, id)),
    sex: words('sex', (sex) => (sex === null ? '' : SEX_LABELS[sex])),
    employmentKind: words('employmentKind', (kind) => EMPLOYMENT_KIND_LABELS[kind]),
    birthDate: words('birthDate', (day) => dateText(day, ageText(day, today))),
    contractDate: words('contractDate', (day) => dateText(day, '')),
    firstWorkingDay: words('firstWorkingDay', (day) => dateText(day, '')),
    hireDate: words('hireDate', (day) => dateText(day, serviceText(day, dismissedOn ?? today))),
  }
}

function named(names: ReadonlyMap<number, string>, id: number | null): string {
  return id === null ? '' : (names.get(id) ?? `№\u00a0${id}`)
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
