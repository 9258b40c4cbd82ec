import { ThingFields, type ThingImportOutcome } from '@ot/contract'
import {
  type CalendarDate,
  isCalled,
  kindOfWords,
  monthsOfWords,
  PLACE_FIELDS,
  proposedInspection,
  THING_FIELDS,
} from '@ot/domain'
import type { Row, Table } from '@ot/spreadsheet'
import { foldLetters } from '@ot/text'
import { cellText, parseDate } from '../employee-import/index.ts'
import { collectedFields } from './collection.ts'
import { THINGS, type ThingRow } from './things.ts'
import { type ThingColumn, type ThingColumns, thingsHeader } from './things-header.ts'

type Named = { id: number; name: string }

/** What a list of equipment is compared with. */
export type KnownThings = {
  things: readonly ThingRow[]
  places: readonly Named[]
  people: readonly Named[]
  today: CalendarDate
}

/** `id`: of the stored one that it changes; `placeName`: of a place that is not there yet. */
export type PlannedThing = { id: number | null; fields: ThingFields; placeName: string | null }
export type ThingsPlan = Omit<ThingImportOutcome, 'written'> & { planned: readonly PlannedThing[] }

const NO_HEADER =
  'Не нашли столбец «Наименование». Назовите столбцы, например: «Наименование», «Вид», «Инвентарный номер», «Место», «Дата осмотра»'

/** What the rows of a table come to; a text: why they cannot be read. */
export function planThings({ rows, from1904 }: Table, known: KnownThings): ThingsPlan | string {
  const header = thingsHeader(rows)
  if (header === null) return NO_HEADER
  const reading: Reading = { known, from1904, columns: header.columns, rowOfNumber: new Map() }
  const read = rows.slice(header.at + 1).flatMap((row) => planRow(row, reading) ?? [])
  return {
    rows: read.map(({ row, name, errors, thing }) => ({
      row,
      name,
      errors,
      action: thing === null ? 'error' : thing.id === null ? 'create' : 'change',
    })),
    newPlaces: firstSpellings(read.flatMap(({ thing }) => thing?.placeName ?? [])),
    planned: read.flatMap(({ thing }) => thing ?? []),
  }
}

function firstSpellings(names: readonly string[]): string[] {
  const spellings = new Map<string, string>()
  for (const name of names) if (!spellings.has(foldLetters(name))) spellings.set(foldLetters(name), name)
  return [...spellings.values()]
}

type Reading = {
  known: KnownThings
  from1904: boolean
  columns: ThingColumns
  /** In which row of the file an inventory number stood first. */
  rowOfNumber: Map<string, number>
}
type Told = Partial<ThingFields>
type ReadRow = { row: number; name: string; errors: string[]; thing: PlannedThing | null }

/** Null: the row names nothing. */
function planRow(row: Row, reading: Reading): ReadRow | null {
  const name = textIn(row, reading, 'name')
  if (name === null) return null
  const errors: string[] = []
  const stored = storedOf(row, reading, errors)
  const { told, placeName } = toldBy(row, reading, errors)
  const kind = toldKind(row, reading) ?? stored?.kind ?? kindOfWords(name)
  const answer = { row: row.number, name, errors }
  if (kind === null) {
    errors.unshift(`Не понятно, что это: укажите в столбце «${THING_FIELDS.kind.label}»`)
    return { ...answer, thing: null }
  }
  const kept = stored === null ? proposedFor(kind) : collectedFields(THINGS, stored)
  const checked = ThingFields.safeParse({ ...kept, ...told, kind, name })
  if (!checked.success) errors.push(...checked.error.issues.map(labelled))
  if (errors.length > 0 || !checked.success) return { ...answer, thing: null }
  return { ...answer, thing: { id: stored?.id ?? null, fields: checked.data, placeName } }
}

function textIn({ cells }: Row, { columns }: Reading, column: ThingColumn): string | null {
  const at = columns.get(column)
  return at === undefined ? null : cellText(cells[at])
}

function toldKind(row: Row, reading: Reading): ThingFields['kind'] | null {
  return kindOfWords(textIn(row, reading, 'kind') ?? '')
}

/** The one that this row changes: by its inventory number. */
function storedOf(row: Row, reading: Reading, errors: string[]): ThingRow | null {
  const number = textIn(row, reading, 'inventoryNumber')
  if (number === null) return null
  const earlier = reading.rowOfNumber.get(foldLetters(number))
  if (earlier !== undefined) errors.push(`Инвентарный номер «${number}» уже стоит в строке ${earlier}`)
  else reading.rowOfNumber.set(foldLetters(number), row.number)
  const stored = reading.known.things.filter(
    ({ inventoryNumber }) => inventoryNumber !== null && foldLetters(inventoryNumber) === foldLetters(number),
  )
  if (stored.length > 1)
    errors.push(`С инвентарным номером «${number}» несколько записей: исправьте их на странице`)
  return stored[0] ?? null
}

function proposedFor(kind: ThingFields['kind']): Told {
  const proposed = proposedInspection(kind)
  return proposed === null ? {} : { periodMonths: proposed.months, periodBasis: proposed.basis }
}

/** Only what the row says: an empty cell changes nothing. */
function toldBy(row: Row, reading: Reading, errors: string[]): { told: Told; placeName: string | null } {
  const { places, people } = reading.known
  const placeName = textIn(row, reading, 'placeId')
  const found =
    placeName === null ? [] : places.filter(({ name }) => foldLetters(name) === foldLetters(placeName))
  if (found.length > 1) errors.push(`Мест «${placeName}» несколько: укажите его на странице`)
  const inventoryNumber = textIn(row, reading, 'inventoryNumber')
  const note = textIn(row, reading, 'note')
  const responsibleId = personIn(people, textIn(row, reading, 'responsibleId'), errors)
  const inspectedOn = dayIn(row, reading, errors)
  const periodMonths = periodIn(textIn(row, reading, 'periodMonths'), errors)
  const isNew = placeName !== null && found.length === 0
  const { max } = PLACE_FIELDS.name
  if (isNew && placeName.length > max)
    errors.push(`«${THING_FIELDS.placeId.label}»: название места длиннее ${max} знаков`)
  return {
    placeName: isNew ? placeName : null,
    told: {
      ...(inventoryNumber !== null && { inventoryNumber }),
      ...(note !== null && { note }),
      ...(placeName !== null && { placeId: found[0]?.id ?? null }),
      ...(responsibleId !== null && { responsibleId }),
      ...(inspectedOn !== null && { inspectedOn }),
      ...(periodMonths !== null && { periodMonths, periodBasis: null }),
    },
  }
}

function personIn(people: readonly Named[], said: string | null, errors: string[]): number | null {
  if (said === null) return null
  const [person, ...others] = people.filter(({ name }) => isCalled(name, said))
  if (person === undefined) errors.push(`Работника «${said}» нет в списке`)
  if (others.length > 0) errors.push(`Работников «${said}» несколько: укажите ответственного на странице`)
  return person?.id ?? null
}

function periodIn(said: string | null, errors: string[]): number | null {
  if (said === null) return null
  const months = monthsOfWords(said)
  if (months === null) errors.push(`«${THING_FIELDS.periodMonths.label}»: «${said}» — не число месяцев`)
  return months
}

function dayIn({ cells }: Row, reading: Reading, errors: string[]): CalendarDate | null {
  const { columns, from1904 } = reading
  const { today } = reading.known
  const at = columns.get('inspectedOn')
  const cell = at === undefined ? null : (cells[at] ?? null)
  if (cellText(cell) === null) return null
  const day = parseDate(cell, { latest: today, from1904 })
  if (day === null) errors.push(`«${cellText(cell)}» — не дата`)
  else if (day > today) errors.push('Осмотр в будущем: эта дата ещё не наступила')
  return day
}

function labelled({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  const field = Object.entries(THING_FIELDS).find(([name]) => name === path[0])
  return field === undefined ? message : `«${field[1].label}»: ${message}`
}
