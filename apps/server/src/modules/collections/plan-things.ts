import { ThingFields, type ThingImportOutcome } from '@ot/contract'
import { type CalendarDate, kindOfWords, proposedInspection, THING_FIELDS, type ThingField } from '@ot/domain'
import type { Row } from '@ot/spreadsheet'
import { folded } from '@ot/text'
import { cellText, headerKey, parseDate } from '../employee-import/index.ts'
import type { ThingRow } from './things.ts'

type Column = Exclude<ThingField, 'periodBasis'>
type Named = { id: number; name: string }

/** What a list of equipment is compared with. */
export type KnownThings = {
  things: readonly ThingRow[]
  places: readonly Named[]
  people: readonly Named[]
  today: CalendarDate
}

/** `placeName`: of a place that is not there yet. */
export type PlannedThing = { id: number | null; fields: ThingFields; placeName: string | null }
export type ThingsPlan = Omit<ThingImportOutcome, 'written'> & { planned: readonly PlannedThing[] }

const HEADS: Readonly<Record<Column, RegExp>> = {
  inventoryNumber: /инв/,
  inspectedOn: /осмотр|испытан|проверк|освидетельств|перезаряд|поверк/,
  periodMonths: /период|повтор|мес/,
  responsibleId: /ответствен|отвечает/,
  placeId: /место|где|помещен|здани|участок|цех|подразделен|установлен/,
  note: /примечан|комментар/,
  kind: /^(вид|тип|категория|группа|что это)/,
  name: /наименован|назван|оборудован/,
}
const COLUMNS = Object.keys(HEADS).filter((name): name is Column => Object.hasOwn(HEADS, name))
const HEADER_ROWS = 20
const NO_HEADER =
  'Не нашли столбец «Наименование». Назовите столбцы, например: «Наименование», «Вид», «Инвентарный номер», «Место», «Дата осмотра»'

type Places = ReadonlyMap<Column, number>
type Header = { at: number; places: Places }

/** Null: no row names what the things are called. */
function headerOf(rows: readonly Row[]): Header | null {
  for (const [at, { cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const places = new Map<Column, number>()
    for (const [index, cell] of cells.entries()) {
      const key = headerKey(cellText(cell) ?? '')
      const column = COLUMNS.find((name) => key !== '' && HEADS[name].test(key))
      if (column !== undefined && !places.has(column)) places.set(column, index)
    }
    if (places.has('name')) return { at, places }
  }
  return null
}

/** What the rows of a file come to; a text: why they cannot be read. */
export function planThings(rows: readonly Row[], known: KnownThings): ThingsPlan | string {
  const header = headerOf(rows)
  if (header === null) return NO_HEADER
  const read = rows.slice(header.at + 1).flatMap((row) => planRow(row, header.places, known) ?? [])
  const newPlaces = read.flatMap(({ thing }) => thing?.placeName ?? [])
  return {
    rows: read.map(({ row, name, errors, thing }) => ({
      row,
      name,
      errors,
      action: thing === null ? 'error' : thing.id === null ? 'create' : 'change',
    })),
    newPlaces: [...new Set(newPlaces)],
    planned: read.flatMap(({ thing }) => thing ?? []),
  }
}

type ReadRow = { row: number; name: string; errors: string[]; thing: PlannedThing | null }

/** Null: the row names nothing. */
function planRow({ number, cells }: Row, places: Places, known: KnownThings): ReadRow | null {
  const textOf = (column: Column) => {
    const at = places.get(column)
    return at === undefined ? null : cellText(cells[at])
  }
  const name = textOf('name')
  if (name === null) return null
  const errors: string[] = []
  const kind = kindOfWords(textOf('kind') ?? '') ?? kindOfWords(name)
  if (kind === null) errors.push(`Не понятно, что это: укажите в столбце «${THING_FIELDS.kind.label}»`)
  const placeName = textOf('placeId')
  const place = namedAs(known.places, placeName)
  const personName = textOf('responsibleId')
  const person = namedAs(known.people, personName)
  if (personName !== null && person === null) errors.push(`Работника «${personName}» нет в списке`)
  const inspectedOn = dayIn(cells, places, known, errors)
  const months = textOf('periodMonths')
  const stated = months === null ? null : Number.parseInt(months, 10)
  const proposed = kind === null ? null : proposedInspection(kind)
  const inventoryNumber = textOf('inventoryNumber')
  const checked = ThingFields.safeParse({
    kind,
    name,
    inventoryNumber,
    placeId: place?.id ?? null,
    responsibleId: person?.id ?? null,
    inspectedOn,
    periodMonths: stated ?? proposed?.months ?? null,
    periodBasis: stated === null ? (proposed?.basis ?? null) : null,
    note: textOf('note'),
  })
  if (kind !== null && !checked.success) errors.push(...checked.error.issues.map(({ message }) => message))
  const stored = known.things.find(
    (one) => inventoryNumber !== null && one.inventoryNumber === inventoryNumber,
  )
  return {
    row: number,
    name,
    errors,
    thing:
      errors.length > 0 || !checked.success
        ? null
        : { id: stored?.id ?? null, fields: checked.data, placeName: place === null ? placeName : null },
  }
}

function dayIn(
  cells: Row['cells'],
  places: Places,
  { today }: KnownThings,
  errors: string[],
): CalendarDate | null {
  const at = places.get('inspectedOn')
  const cell = at === undefined ? null : (cells[at] ?? null)
  if (cellText(cell) === null) return null
  const day = parseDate(cell, { latest: today, from1904: false })
  if (day === null) errors.push(`«${cellText(cell)}» — не дата`)
  else if (day > today) errors.push('Осмотр в будущем: эта дата ещё не наступила')
  return day
}

/** By the whole name, whatever its case. */
function namedAs<T extends Named>(records: readonly T[], name: string | null): T | null {
  if (name === null) return null
  return records.find((one) => folded(one.name) === folded(name)) ?? null
}
