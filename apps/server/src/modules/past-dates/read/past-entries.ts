import {
  type CalendarDate,
  conclusionOf,
  conditionsClassOf,
  isPastFact,
  type PastFact,
  pastEventLabel,
  pastEventOf,
  pastKeyOfWords,
  saysNothing,
  takesFact,
  trainingResultOf,
} from '@ot/domain'
import type { Row } from '@ot/spreadsheet'
import { cellText, type PersonSaid, parseDate } from '../../employee-import/index.ts'
import { isEventColumn, isPersonColumn, type PastSheet, type PastSheetColumn } from './past-sheet.ts'

type EntryError = { place: string | null; said: string; message: string }
/** One day of one employee, as the file has it. */
export type Entry = {
  place: string
  sheet: number
  row: number
  person: PersonSaid
  /** Where a name can be mended. */
  personPlace: string | null
  key: string | null
  /** Of PPE and instructions: which. */
  name: string | null
  what: string
  date: CalendarDate | null
  dateSaid: string
  facts: Record<string, unknown>
  factPlaces: Record<string, string>
  errors: EntryError[]
}

export function entriesOf(sheet: PastSheet, today: CalendarDate): Entry[] {
  return sheet.rows.flatMap((row) => entriesOfRow({ sheet, row, today }))
}

type Reading = { sheet: PastSheet; row: Row; today: CalendarDate }

function entriesOfRow(reading: Reading): Entry[] {
  const { sheet, row } = reading
  const { person, at } = personOf(reading)
  if (Object.keys(person).length === 0) return []
  const personPlace = at === null ? null : placeOf(sheet, row, at)
  const of = (column: PastSheetColumn, told: Told) =>
    entryOf(reading, column, { person, personPlace, ...told })
  const events = sheet.columns.filter(isEventColumn)
  const own = events.flatMap((column) => {
    const key = column.carries
    const name = nameIn(column)
    return of(column, {
      key,
      name,
      what: name ?? pastEventLabel(key ?? ''),
      claims: claimsOf(sheet, column, events),
    })
  })
  const day = sheet.columns.find(({ carries }) => carries === 'date') ?? registeredIn(sheet)
  return day === undefined
    ? own
    : [...own, ...of(day, { ...whatOf(reading), claims: claimsOf(sheet, null, events) })]
}

type Told = Pick<Entry, 'key' | 'name' | 'what'> & { claims: readonly PastSheetColumn[] }

/** What an assessment is known by, where only its entering is told. */
function registeredIn({ section, columns }: PastSheet): PastSheetColumn | undefined {
  return section === 'sout' ? columns.find(({ carries }) => carries === 'registeredOn') : undefined
}

function personOf({ sheet, row }: Reading): { person: PersonSaid; at: number | null } {
  const person: PersonSaid = {}
  let at: number | null = null
  for (const { index, carries, header } of sheet.columns) {
    const text = cellText(row.cells[index])
    // The header said again on a new page.
    if (carries === null || !isPersonColumn(carries) || text === null || text === header) continue
    person[carries] = text
    if (at === null && carries !== 'position' && carries !== 'department') at = index
  }
  return at === null ? { person: {}, at } : { person, at }
}

function whatOf({ sheet, row }: Reading): Pick<Entry, 'key' | 'name' | 'what'> {
  const column = sheet.columns.find(({ carries }) => carries === 'what')
  const text = column === undefined ? null : cellText(row.cells[column.index])
  if (text === null) {
    const key = sheet.section !== null && pastEventOf(sheet.section) !== null ? sheet.section : null
    return { key, name: null, what: key === null ? '' : pastEventLabel(key) }
  }
  const key = pastKeyOfWords(text, sheet.section)
  const isNamed = key === 'ppe' || key === 'instruction'
  return { key, name: isNamed ? text : null, what: isNamed || key === null ? text : pastEventLabel(key) }
}

/** «Выдача СИЗ: каска» is of a helmet, «Выдача СИЗ» of all that is due. */
function nameIn({ carries, header }: PastSheetColumn): string | null {
  if (carries !== 'ppe' && carries !== 'instruction') return null
  const rest = header
    .replace(/^дата\s+/iu, '')
    .replace(/^(?:выдач[аи]|выдан[аоы]?|ознакомл[её]н[аоы]?|ознакомлени[ея])\s*(?:(?:с|по)\s+)?/iu, '')
    .replace(/^(?:сиз|инструкци[яией]+(?: по (?:охране труда|от))?)\s*[:,.–—-]*\s*/iu, '')
    .trim()
  return rest === '' ? null : rest
}

/** The facts that belong to a column of days: those after it up to the next; null: of the row. */
function claimsOf(
  sheet: PastSheet,
  column: PastSheetColumn | null,
  events: readonly PastSheetColumn[],
): PastSheetColumn[] {
  return sheet.columns.filter(({ carries, index }) => {
    if (carries === null || !isPastFact(carries)) return false
    return (events.filter((event) => event.index < index && takes(event, carries)).at(-1) ?? null) === column
  })
}

function takes({ carries }: PastSheetColumn, fact: PastFact): boolean {
  const event = carries === null ? null : pastEventOf(carries)
  return event !== null && takesFact(event.section, fact)
}

function entryOf(
  reading: Reading,
  { index }: PastSheetColumn,
  { claims, ...told }: Told & Pick<Entry, 'person' | 'personPlace'>,
): Entry[] {
  const { sheet, row, today } = reading
  const cell = row.cells[index] ?? null
  const said = cellText(cell)
  if (said === null || saysNothing(said)) return []
  const place = placeOf(sheet, row, index)
  const date = parseDate(cell, { latest: today, from1904: sheet.from1904 })
  const errors: EntryError[] = []
  if (date === null)
    errors.push({ place, said, message: `Это не дата: «${said}». Впишите её как ДД.ММ.ГГГГ` })
  else if (date > today) errors.push({ place, said, message: 'Эта дата ещё не наступила' })
  if (told.key === null) errors.push(unknownEvent(reading, told.what))
  const entry = { ...told, place, sheet: sheet.index, row: row.number, date, dateSaid: said, errors }
  return [{ ...entry, ...factsOf(reading, told.key, claims, errors) }]
}

function unknownEvent({ sheet, row }: Reading, said: string): EntryError {
  const column = sheet.columns.find(({ carries }) => carries === 'what')
  if (column === undefined)
    return { place: null, said, message: 'Не понятно, дата чего это: укажите, что в столбце' }
  const message = said === '' ? 'Не сказано, что проведено' : `Не понятно, что это: «${said}»`
  return { place: placeOf(sheet, row, column.index), said, message }
}

function factsOf(
  { sheet, row, today }: Reading,
  key: string | null,
  claims: readonly PastSheetColumn[],
  errors: EntryError[],
): Pick<Entry, 'facts' | 'factPlaces'> {
  const facts: Record<string, unknown> = {}
  const factPlaces: Record<string, string> = {}
  const section = key === null ? null : (pastEventOf(key)?.section ?? null)
  for (const { carries, index } of claims) {
    const cell = row.cells[index] ?? null
    const said = cellText(cell)
    if (carries === null || !isPastFact(carries) || said === null) continue
    if (section === null || !takesFact(section, carries)) continue
    const place = placeOf(sheet, row, index)
    const value =
      carries === 'registeredOn'
        ? parseDate(cell, { latest: today, from1904: sheet.from1904 })
        : factOf(carries, said)
    if (value === null) errors.push({ place, said, message: `Не понятно: «${said}»` })
    facts[carries] = value
    factPlaces[carries] = place
  }
  return { facts, factPlaces }
}

function factOf(fact: Exclude<PastFact, 'registeredOn'>, said: string): unknown {
  switch (fact) {
    case 'result':
      return trainingResultOf(said)
    case 'conclusion':
      return conclusionOf(said)
    case 'workingConditionsClass':
      return conditionsClassOf(said)
    case 'hours':
    case 'handedOver':
      return /^\d+/.test(said) ? Number.parseInt(said, 10) : null
    case 'protocolNumber':
    case 'registryNumber':
    case 'provider':
    case 'instructor':
    case 'organisation':
    case 'size':
    case 'model':
    case 'certificate':
    case 'workplaceNumber':
      return said
  }
}

function placeOf({ index }: Pick<PastSheet, 'index'>, { number }: Row, column: number): string {
  return `${index}:${number}:${column}`
}
