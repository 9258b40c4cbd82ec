import {
  isPastFact,
  PAST_PERSON_COLUMNS,
  type PastPersonColumn,
  pastColumnOf,
  pastEventOf,
  pastKeyOfWords,
  sectionOfWords,
} from '@ot/domain'
import { type Cell, isDateCell, type Row, type Table } from '@ot/spreadsheet'
import { beginningOf } from '@ot/text'
import { cellText, fieldOfHeader, parseDate } from '../../employee-import/index.ts'

export type PastSheetColumn = { index: number; header: string; carries: string | null; samples: string[] }

/** A sheet whose rows tell of people and of days. */
export type PastSheet = {
  index: number
  name: string
  /** What the sheet is called after; null: nothing. */
  section: ReturnType<typeof sectionOfWords>
  from1904: boolean
  headerRow: number
  columns: PastSheetColumn[]
  rows: readonly Row[]
}

const ROWS_LOOKED_AT = 40
const SAMPLES = 3
const SAMPLE_LENGTH = 100
const FAR_FUTURE = '2100-12-31'
const MOSTLY = 0.6
const HARDLY = 0.3
const IDENTITIES: readonly string[] = ['fullName', 'lastName', 'staffNumber', 'snils']
/** An event that a column of names is called by as well: «СИЗ» over «Каска». */
const GENERIC: readonly string[] = ['ppe', 'instruction', 'medical', 'sout', 'risk']

/** Null: nothing in it names people. */
export function readPastSheet(
  table: Table,
  index: number,
  told: Readonly<Record<string, string | null>>,
): PastSheet | null {
  const section = sectionOfWords(table.name)
  const found = findHeader(table, section)
  if (found === null) return null
  const rows = table.rows.slice(found.last + 1)
  const columns = settled(found.columns, rows, section, table.from1904).map((column) => {
    const its = told[`${index}:${column.index}`]
    return {
      ...column,
      carries: its === undefined ? column.carries : its,
      samples: samplesOf(rows, column.index),
    }
  })
  const { name, from1904 } = table
  const headerRow = table.rows[found.first]?.number ?? 1
  return { index, name, section, from1904, headerRow, columns: columns.filter(isShown), rows }
}

const isShown = ({ header, samples }: PastSheetColumn) => header !== '' || samples.length > 0

type Header = Pick<PastSheetColumn, 'index' | 'header' | 'carries'>
type Found = { first: number; last: number; columns: Header[] }

function findHeader({ rows }: Table, section: PastSheet['section']): Found | null {
  let best: Found | null = null
  for (const [at, row] of rows.slice(0, ROWS_LOOKED_AT).entries()) {
    const under = rows[at + 1]
    const lower = under !== undefined && isLowerLevel(row, under) ? under : null
    const columns = columnsOf(row, lower, section)
    const found = { first: at, last: lower === null ? at : at + 1, columns }
    if (isHeader(columns, section) && (best === null || carried(columns) > carried(best.columns)))
      best = found
  }
  return best
}

const carried = (columns: readonly Header[]) => columns.filter(({ carries }) => carries !== null).length

/** On a sheet of things their own names stand over the days. */
function isHeader(columns: readonly Header[], section: PastSheet['section']): boolean {
  const carries = columns.flatMap((column) => column.carries ?? [])
  const told = isOfThings(section) ? columns.filter(({ header }) => header !== '').length : carries.length
  return carries.some((one) => IDENTITIES.includes(one)) && told > 1
}

function isOfThings(section: PastSheet['section']): boolean {
  return section === 'ppe' || section === 'instruction'
}

/** «Дата» and «Протокол» under «Программа А». */
function isLowerLevel(upper: Row, lower: Row): boolean {
  if (
    lower.number !== upper.number + 1 ||
    lower.cells.some((cell) => isDateCell(cell) || typeof cell === 'number')
  )
    return false
  return lower.cells.some((cell, index) => {
    const own = cellText(cell)
    const column = own === null ? null : pastColumnOf(own)
    return (
      (column === 'date' || (column !== null && isPastFact(column))) && own !== cellText(upper.cells[index])
    )
  })
}

function columnsOf(upper: Row, lower: Row | null, section: PastSheet['section']): Header[] {
  const width = Math.max(upper.cells.length, lower?.cells.length ?? 0)
  return Array.from({ length: width }, (_, index) => {
    const own = cellText(lower?.cells[index])
    const over = cellText(upper.cells[index]) ?? (own === null ? null : textLeftOf(upper, index))
    const levels = [over, own === over ? null : own].filter((text) => text !== null)
    return { index, header: levels.join(' / ').replace(/\s+/g, ' '), carries: carriedBy(levels, section) }
  })
}

/** In a .csv the name of a group stands over its first column only. */
function textLeftOf({ cells }: Row, index: number): string | null {
  for (let left = index; left >= 0; left -= 1) {
    const text = cellText(cells[left])
    if (text !== null) return text
  }
  return null
}

function carriedBy(levels: readonly string[], section: PastSheet['section']): string | null {
  const [upper, own] = levels
  if (upper === undefined) return null
  if (own === undefined) return carriedByOne(upper, section)
  const column = pastColumnOf(own)
  if (column === 'date') return pastKeyOfWords(upper, shortNames(section)) ?? 'date'
  return column !== null && isPastFact(column) ? column : carriedByOne(`${upper} ${own}`, section)
}

function carriedByOne(header: string, section: PastSheet['section']): string | null {
  const field = fieldOfHeader([header])
  if (field !== null) return isPersonColumn(field) ? field : null
  const column = pastColumnOf(header)
  if (column === 'ignored') return null
  if (column !== null && isPastFact(column)) return column
  return pastKeyOfWords(header, shortNames(section)) ?? column
}

/** A sheet of PPE does not make PPE of each of its columns. */
function shortNames(section: PastSheet['section']): PastSheet['section'] {
  return section === 'training' || section === 'briefing' ? section : null
}

export function isPersonColumn(text: string): text is PastPersonColumn {
  return PAST_PERSON_COLUMNS.some((column) => column === text)
}

/** The header alone does not tell: «СИЗ» over names names, over days it is their event. */
function settled(
  columns: readonly Header[],
  rows: readonly Row[],
  section: PastSheet['section'],
  from1904: boolean,
): Header[] {
  const dates = (index: number) => shareOfDates(rows, index, from1904)
  const named = columns.find(
    ({ index, carries }) => carries === 'what' || (isGeneric(carries) && dates(index) < HARDLY),
  )
  const hasDate = columns.some(({ carries }) => carries === 'date')
  const isNamedByHeaders = named === undefined && isOfThings(section)
  return columns.map((column) => {
    const { index, carries } = column
    if (column === named) return { ...column, carries: 'what' }
    if (isGeneric(carries)) {
      if (dates(index) < HARDLY) return { ...column, carries: null }
      return named !== undefined && !hasDate ? { ...column, carries: 'date' } : column
    }
    return carries === null && isNamedByHeaders && dates(index) >= MOSTLY
      ? { ...column, carries: section }
      : column
  })
}

function isGeneric(carries: string | null): boolean {
  return carries !== null && GENERIC.includes(carries)
}

/** An empty column contradicts nothing. */
function shareOfDates(rows: readonly Row[], index: number, from1904: boolean): number {
  const filled = rows.flatMap(({ cells }) => (cellText(cells[index]) === null ? [] : [cells[index] ?? null]))
  if (filled.length === 0) return HARDLY
  const isDay = (cell: Cell) => parseDate(cell, { latest: FAR_FUTURE, from1904 }) !== null
  return filled.filter(isDay).length / filled.length
}

function samplesOf(rows: readonly Row[], index: number): string[] {
  const texts = new Set<string>()
  for (const { cells } of rows) {
    const text = cellText(cells[index])
    if (text !== null) texts.add(beginningOf(text, SAMPLE_LENGTH))
    if (texts.size === SAMPLES) break
  }
  return [...texts]
}

export function isEventColumn({ carries }: PastSheetColumn): boolean {
  return carries !== null && pastEventOf(carries) !== null
}
