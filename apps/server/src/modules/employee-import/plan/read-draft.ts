import { departmentName, EmployeeFields } from '@ot/contract'
import {
  addMonths,
  addYears,
  type CalendarDate,
  type EmployeeFieldOf,
  type EmploymentKind,
  employeeFieldsOf,
  type ImportField,
  type Sex,
  saysNoFatherName,
} from '@ot/domain'
import type { Cell } from '@ot/spreadsheet'
import { beginningOf } from '@ot/text'
import type { z } from 'zod'
import type { Mapping, PersonRow } from '../recognise/person-rows.ts'
import { cellText } from '../values/cell-text.ts'
import { type DateReading, parseDate } from '../values/parse-date.ts'
import { parseEmployment } from '../values/parse-employment.ts'
import { hasInitials, splitFullName } from '../values/parse-person.ts'
import { parseSex } from '../values/parse-sex.ts'

const NAME_FIELDS = employeeFieldsOf('name')
const TEXT_FIELDS = employeeFieldsOf('line', 'long', 'extension', 'snils', 'email')
const PHONE_FIELDS = employeeFieldsOf('phone')
const DATE_FIELDS = employeeFieldsOf('day')
type NameField = EmployeeFieldOf<'name'>
type PhoneField = (typeof PHONE_FIELDS)[number]
type TextField = (typeof TEXT_FIELDS)[number] | PhoneField
type DateField = EmployeeFieldOf<'day'>

export type DraftError = { field: ImportField | null; message: string }

/** What a row says, as far as it says anything; a value that is wrong stands among the errors instead. */
export type PersonDraft = {
  row: number
  /** For showing, wrong or not. */
  fullName: string
  given: Partial<Record<NameField | TextField | DateField, string>> & {
    sex?: Sex
    employmentKind?: EmploymentKind
  }
  department: string | null
  title: string | null
  /** What the row says of a field, as it says it. */
  textOf: (field: ImportField) => string | null
  /** A dash is no text, but where a patronymic stands it says that there is none. */
  saysNoFatherName: boolean
  errors: DraftError[]
}

/** The youngest employee is fourteen: a year of two digits in a birth date is at least so long ago. */
const YOUNGEST_YEARS = 14
const AHEAD_MONTHS = 12
const NO_SUCH = /^(?:нет|отсутствует|не указан[ао]?|н\/д|б\/н)\.?$/i

export type LatestDays = Readonly<Record<DateField, CalendarDate>>

export type DraftReading = {
  latest: LatestDays
  /** What the user says instead of the file, by row and field. */
  mended?: Readonly<Record<string, string>>
} & Pick<DateReading, 'from1904'>

/** The days that a year of two digits may not pass. */
export function latestDays(today: CalendarDate): LatestDays {
  const ahead = addMonths(today, AHEAD_MONTHS)
  return {
    birthDate: addYears(today, -YOUNGEST_YEARS),
    hireDate: ahead,
    contractDate: ahead,
    firstWorkingDay: ahead,
    dismissedOn: ahead,
  }
}

export function readDraft(
  { number, cells, heading }: PersonRow,
  mapping: Mapping,
  { latest, from1904, mended = {} }: DraftReading,
): PersonDraft {
  const cellOf = (field: ImportField): Cell =>
    mended[`${number}:${field}`] ?? cells[mapping.get(field) ?? -1] ?? null
  const textOf = (field: ImportField) => cellText(cellOf(field))
  const draft: PersonDraft = {
    row: number,
    fullName:
      textOf('fullName') ??
      NAME_FIELDS.map((field) => textOf(field) ?? '')
        .join(' ')
        .trim(),
    given: {},
    department: null,
    title: null,
    textOf,
    saysNoFatherName: saysNoFatherName(String(cellOf('fatherName') ?? '')),
    errors: [],
  }
  readName(draft, textOf)
  draft.department = checked(draft, 'department', departmentName, textOf('department') ?? heading)
  draft.title = checked(draft, 'position', EmployeeFields.shape.positionStaff, textOf('position'))
  for (const field of TEXT_FIELDS) {
    const text = textOf(field)
    if (text !== null && !NO_SUCH.test(text)) take(draft, field, field === 'snils' ? withZeros(text) : text)
  }
  for (const field of PHONE_FIELDS) {
    const text = textOf(field)
    if (text !== null && !NO_SUCH.test(text)) readPhones(draft, field, text)
  }
  for (const field of DATE_FIELDS) {
    readDate(draft, field, cellOf(field), { latest: latest[field], from1904 })
  }
  readSex(draft, textOf('sex'))
  readEmployment(draft, textOf('employmentKind'))
  return draft
}

function readName(draft: PersonDraft, textOf: (field: ImportField) => string | null): void {
  const whole = textOf('fullName')
  const name = whole === null ? null : splitFullName(whole)
  // A part that has a word of its own is told by it: beside «Ли Анна» it says the patronymic.
  const parts = NAME_FIELDS.map((field) => [field, textOf(field) ?? name?.[field] ?? null] as const)
  for (const [field, text] of parts) if (text !== null && text !== '') take(draft, field, text)
  if (draft.given.fatherName === undefined && draft.saysNoFatherName) draft.given.fatherName = ''
  const { firstName = '', fatherName = '' } = draft.given
  if (hasInitials({ firstName, fatherName })) {
    const message = 'Вместо имени и отчества инициалы: впишите их полностью'
    draft.errors.push({ field: whole === null ? 'firstName' : 'fullName', message })
  }
}

const SCHEMAS: Record<NameField | TextField, z.ZodType<string | null>> = EmployeeFields.shape

function take(draft: PersonDraft, field: NameField | TextField, text: string): void {
  const value = checked(draft, field, SCHEMAS[field], text)
  if (value !== null) draft.given[field] = value
}

/** The rules of a field are those of its form. */
function checked(
  draft: PersonDraft,
  field: ImportField,
  schema: z.ZodType<string | null>,
  text: string | null,
): string | null {
  if (text === null) return null
  const parsed = schema.safeParse(text.replace(/\s+/g, ' '))
  if (parsed.success) return parsed.data
  const message = parsed.error.issues[0]?.message ?? ''
  draft.errors.push({ field, message: `${message}: «${shortened(text)}»` })
  return null
}

const BETWEEN_PHONES = /[,;\n]|\s\/\s|\/(?=\s*(?:\+?7|8)[\s(-]*\d{3})/
const MOBILE = /^\D*[78]?\D*9/

/** The first of several numbers is the column's own; each other stands in a place that the row leaves free. */
function readPhones(draft: PersonDraft, field: PhoneField, text: string): void {
  const [own = text, ...others] = text.split(BETWEEN_PHONES).filter((part) => /\d/.test(part))
  if (others.length === 0) {
    take(draft, field, text)
    return
  }
  take(draft, field, own.trim())
  for (const other of others) takeElsewhere(draft, field, other.trim())
}

function takeElsewhere(draft: PersonDraft, field: PhoneField, text: string): void {
  const places: readonly PhoneField[] = MOBILE.test(text)
    ? ['personalPhone', 'workMobilePhone']
    : ['workPhone']
  const free = places.find((place) => draft.given[place] === undefined && draft.textOf(place) === null)
  if (free !== undefined) take(draft, free, text)
  else draft.errors.push({ field, message: `Для ещё одного телефона нет места: «${shortened(text)}»` })
}

/** A number loses the zeros before it. */
function withZeros(text: string): string {
  return /^\d{8,10}$/.test(text) ? text.padStart(11, '0') : text
}

function readDate(draft: PersonDraft, field: DateField, cell: Cell, reading: DateReading): void {
  const text = cellText(cell)
  if (text === null) return
  const date = parseDate(cell, reading)
  if (date !== null) draft.given[field] = date
  else draft.errors.push({ field, message: `Это не дата: «${shortened(text)}». Впишите её как ДД.ММ.ГГГГ` })
}

function readSex(draft: PersonDraft, text: string | null): void {
  if (text === null) return
  const sex = parseSex(text)
  if (sex !== null) draft.given.sex = sex
  else
    draft.errors.push({ field: 'sex', message: `Непонятный пол: «${shortened(text)}». Впишите «м» или «ж»` })
}

function readEmployment(draft: PersonDraft, text: string | null): void {
  if (text === null) return
  const kind = parseEmployment(text)
  if (kind !== null) draft.given.employmentKind = kind
  else
    draft.errors.push({
      field: 'employmentKind',
      message: `Непонятный вид занятости: «${shortened(text)}». Впишите «основная», «внутреннее» или «внешнее совместительство»`,
    })
}

const SHOWN = 60

function shortened(text: string): string {
  return text.length > SHOWN ? `${beginningOf(text, SHOWN)}…` : text
}
