import { AbsenceFields, type AbsenceImportOutcome } from '@ot/contract'
import {
  ABSENCE_COLUMN_NAMES,
  ABSENCE_COLUMNS,
  ABSENCE_FIELD_LABELS,
  ABSENCE_KIND_LABELS,
  type AbsenceColumn,
  absenceKindOfWords,
  absencePeriod,
  absenceProblem,
  addYears,
  type CalendarDate,
} from '@ot/domain'
import type { Row, Table } from '@ot/spreadsheet'
import {
  cellText,
  type FoundPerson,
  headerKey,
  type PersonSaid,
  parseDate,
} from '../employee-import/index.ts'
import type { NamedEmployee } from '../people/index.ts'
import type { Stored } from './collection.ts'

/** What a list of absences is compared with. */
export type KnownAbsences = {
  find: (said: PersonSaid) => FoundPerson
  absences: readonly (AbsenceFields & Stored)[]
  today: CalendarDate
}

type Mapping = Readonly<Record<string, AbsenceColumn | null>>
type Columns = AbsenceImportOutcome['columns']
type PlannedRow = AbsenceImportOutcome['rows'][number]
export type PlannedAbsence = { id: number | null; fields: AbsenceFields }
export type AbsencesPlan = { columns: Columns; rows: PlannedRow[]; planned: PlannedAbsence[] }

const HEADER_ROWS = 20
const AHEAD_YEARS = 5
const NO_HEADER =
  'Не нашли строку с заголовками. Назовите столбцы, например: «Работник», «Причина», «Первый день», «Последний день»'
const REQUIRED: readonly AbsenceColumn[] = ['fullName', 'startsOn']

/** What the rows of a table come to; a text: why they cannot be read. The same list once more changes nothing. */
export function planAbsences(
  { rows, from1904 }: Table,
  told: Mapping | undefined,
  known: KnownAbsences,
): AbsencesPlan | string {
  const header = findHeader(rows)
  if (header === null) return NO_HEADER
  const columns = header.columns.map((column) =>
    told === undefined ? column : { ...column, field: told[String(column.index)] ?? null },
  )
  const plan: AbsencesPlan = { columns, rows: [], planned: [] }
  const places = new Map(
    columns.flatMap(({ index, field }) => (field === null ? [] : [[field, index] as const])),
  )
  const lacking = REQUIRED.filter((column) => !places.has(column))
  if (lacking.length > 0) return told === undefined ? NO_HEADER : withoutColumns(plan, lacking)
  for (const row of rows.slice(header.at + 1)) {
    const read = planRow(row, { places, from1904, known, plan })
    if (read === null) continue
    plan.rows.push(read.shown)
    if (read.planned !== null) plan.planned.push(read.planned)
  }
  return plan
}

/** The columns are told so that none carries what every row needs. */
function withoutColumns(plan: AbsencesPlan, lacking: readonly AbsenceColumn[]): AbsencesPlan {
  const names = lacking.map((column) => `«${ABSENCE_COLUMNS[column].label}»`).join(', ')
  const errors = [`Укажите, в каком столбце: ${names}`]
  return { ...plan, rows: [{ row: 1, action: 'error', name: 'Заголовки', text: '', errors }] }
}

function findHeader(rows: readonly Row[]): { at: number; columns: Columns } | null {
  for (const [at, { cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const taken = new Set<AbsenceColumn>()
    const columns = cells.flatMap((cell, index) => {
      const header = cellText(cell) ?? ''
      if (header === '') return []
      const field = columnOf(headerKey(header), taken)
      if (field !== null) taken.add(field)
      return [{ index, header, field }]
    })
    if (taken.has('fullName') && columns.length > 1) return { at, columns }
  }
  return null
}

function columnOf(key: string, taken: ReadonlySet<AbsenceColumn>): AbsenceColumn | null {
  const column = ABSENCE_COLUMN_NAMES.find((name) => ABSENCE_COLUMNS[name].heads.test(key))
  return column === undefined || taken.has(column) ? null : column
}

type Reading = {
  places: ReadonlyMap<AbsenceColumn, number>
  from1904: boolean
  known: KnownAbsences
  plan: AbsencesPlan
}

type Read = { shown: PlannedRow; planned: PlannedAbsence | null }

/** Null: the row names nobody's days, as a line of totals or of signatures. */
function planRow(row: Row, reading: Reading): Read | null {
  const name = textIn(row, reading, 'fullName')
  const isDated = (['startsOn', 'endsOn'] as const).some((column) => textIn(row, reading, column) !== null)
  if (name === null || !isDated) return null
  const errors: string[] = []
  const staffNumber = textIn(row, reading, 'staffNumber')
  const said = { fullName: name, ...(staffNumber !== null && { staffNumber }) }
  const person = personIn(reading.known.find, said, errors)
  const told = person === null ? null : toldBy(row, reading, person, errors)
  const absence = person === null || told === null ? null : comparedWith(reading, person, told, errors)
  const shown = { row: row.number, name, errors }
  if (absence === null || errors.length > 0)
    return { shown: { ...shown, action: 'error', text: '' }, planned: null }
  const { stored, fields } = absence
  const text = `${ABSENCE_KIND_LABELS[fields.kind]} ${absencePeriod(fields)}`
  if (stored !== undefined && isSameAbsence(stored, fields))
    return { shown: { ...shown, action: 'same', text }, planned: null }
  const action = stored === undefined ? 'create' : 'change'
  return { shown: { ...shown, action, text }, planned: { id: stored?.id ?? null, fields } }
}

/** What the row says; null: not enough to go on. */
function toldBy(row: Row, reading: Reading, { id }: NamedEmployee, errors: string[]): AbsenceFields | null {
  const startsOn = dayIn(row, reading, 'startsOn', errors)
  const endsOn = dayIn(row, reading, 'endsOn', errors)
  if (textIn(row, reading, 'startsOn') === null) errors.push(`Укажите «${ABSENCE_FIELD_LABELS.startsOn}»`)
  if (errors.length > 0) return null
  const said = textIn(row, reading, 'kind')
  const kind = absenceKindOfWords(said ?? '')
  // What is none of the known reasons stays in the note.
  const note = textIn(row, reading, 'note') ?? (kind === 'otherAbsence' ? said : null)
  const checked = AbsenceFields.safeParse({ employeeId: id, kind, startsOn, endsOn, note })
  if (checked.success) return checked.data
  errors.push(...checked.error.issues.map(({ message }) => message))
  return null
}

/** Beside what is written down, and what the rows above bring. */
function comparedWith(
  { known, plan }: Reading,
  person: NamedEmployee,
  told: AbsenceFields,
  errors: string[],
): { stored: (AbsenceFields & Stored) | undefined; fields: AbsenceFields } {
  const ofPerson = known.absences.filter(({ employeeId }) => employeeId === person.id)
  const stored = ofPerson.find(({ startsOn }) => startsOn === told.startsOn)
  const fields = stored === undefined ? told : { ...told, note: told.note ?? stored.note }
  const brought = plan.planned.filter(
    ({ id, fields: { employeeId } }) => id === null && employeeId === person.id,
  )
  const others = [...ofPerson.filter(({ id }) => id !== stored?.id), ...brought.map((one) => one.fields)]
  const problem = absenceProblem(fields, person, others)
  if (problem !== null) errors.push(problem.message)
  return { stored, fields }
}

function isSameAbsence(stored: AbsenceFields, told: AbsenceFields): boolean {
  return stored.kind === told.kind && stored.endsOn === told.endsOn && stored.note === told.note
}

function textIn({ cells }: Row, { places }: Reading, column: AbsenceColumn): string | null {
  const at = places.get(column)
  return at === undefined ? null : cellText(cells[at] ?? null)
}

function dayIn(
  { cells }: Row,
  { places, from1904, known }: Reading,
  column: 'startsOn' | 'endsOn',
  errors: string[],
): CalendarDate | null {
  const at = places.get(column)
  const cell = at === undefined ? null : (cells[at] ?? null)
  const said = cellText(cell)
  if (said === null) return null
  const day = parseDate(cell, { latest: addYears(known.today, AHEAD_YEARS), from1904 })
  if (day === null) errors.push(`«${ABSENCE_FIELD_LABELS[column]}»: «${said}» — не дата`)
  return day
}

function personIn(find: KnownAbsences['find'], said: PersonSaid, errors: string[]): NamedEmployee | null {
  const found = find(said)
  if (found.kind === 'found') return found.person
  errors.push(
    found.kind === 'nobody'
      ? 'Такого работника нет в списке'
      : 'Работников с таким именем или работ у него несколько: укажите табельный номер',
  )
  return null
}
