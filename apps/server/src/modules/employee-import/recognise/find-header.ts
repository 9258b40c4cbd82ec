import type { ImportField } from '@ot/domain'
import type { Cell, Row, Table } from '@ot/spreadsheet'
import { cellText } from '../values/cell-text.ts'
import { isFullName } from '../values/parse-person.ts'
import { fieldOfHeader, headerKey } from './header-fields.ts'

export type HeaderColumn = {
  index: number
  /** Two levels are joined: «Паспорт / Серия». */
  header: string
  field: ImportField | null
}

export type FoundHeader = {
  table: Table
  /** Places in `table.rows`, both ends included. */
  first: number
  last: number
  columns: HeaderColumn[]
}

/** Names of organisations, titles of reports and their parameters stand above the header. */
const ROWS_LOOKED_AT = 60
const LEVELS_MAX = 3
const NAMES: readonly ImportField[] = ['fullName', 'lastName']

/** The header that says most about employees, over all sheets; null: none names people and something of them. */
export function findHeader(tables: readonly Table[]): FoundHeader | null {
  let best: FoundHeader | null = null
  for (const table of tables) {
    for (let first = 0; first < Math.min(table.rows.length, ROWS_LOOKED_AT); first += 1) {
      const found = headerAt(table, first)
      if (found !== null && score(found) > (best === null ? 0 : score(best))) best = found
    }
  }
  return best
}

function headerAt(table: Table, first: number): FoundHeader | null {
  const upper = table.rows[first]
  if (upper === undefined || !hasLabel(upper)) return null
  let last = first
  while (last - first + 1 < LEVELS_MAX && isFurtherLevel(table, last)) last += 1
  const found = { table, first, last, columns: columnsOf(table.rows.slice(first, last + 1)) }
  const fields = fieldsOf(found)
  return NAMES.some((name) => fields.has(name)) && fields.size > 1 ? found : null
}

function score(found: FoundHeader): number {
  return fieldsOf(found).size
}

function fieldsOf({ columns }: FoundHeader): Set<ImportField> {
  return new Set(columns.flatMap(({ field }) => (field === null ? [] : [field])))
}

function hasLabel(row: Row): boolean {
  return row.cells.some((cell) => isLabel(cell))
}

function isLabel(cell: Cell): boolean {
  const text = cellText(cell)
  return text !== null && fieldOfHeader([text]) !== null
}

/** The row below continues the header when it repeats what is merged down to it, or names parts of a group above. */
function isFurtherLevel({ rows }: Table, above: number): boolean {
  const upper = rows[above]
  const lower = rows[above + 1]
  if (upper === undefined || lower === undefined || lower.number !== upper.number + 1) return false
  if (lower.cells.some(isValue)) return false
  return lower.cells.some((cell, column) => {
    const text = cellText(cell)
    if (text === null) return false
    const over = cellText(upper.cells[column])
    return (
      over === text ||
      isLabel(cell) ||
      (over === null && fieldOfHeader([groupOver(upper, column), text]) !== null)
    )
  })
}

/** What only a row about somebody holds. */
function isValue(cell: Cell): boolean {
  const text = cellText(cell)
  return typeof cell === 'object'
    ? cell !== null
    : typeof cell === 'number' || /\d{2}/.test(text ?? '') || isFullName(text ?? '')
}

/** In a .csv the name of a group stands over its first column only. */
function groupOver(upper: Row, column: number): string {
  for (let left = column; left >= 0; left -= 1) {
    const text = cellText(upper.cells[left])
    if (text !== null) return text
  }
  return ''
}

function columnsOf(levels: readonly Row[]): HeaderColumn[] {
  const width = Math.max(...levels.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index) => {
    const texts = levelsOf(levels, index)
    return { index, header: texts.join(' / '), field: fieldOfHeader(texts) }
  })
}

/** From the top, what is repeated because it is merged said once. */
function levelsOf(levels: readonly Row[], column: number): string[] {
  const own = levels.map(({ cells }) => cellText(cells[column])?.replace(/\s+/g, ' ') ?? null)
  const texts = own.map((text, level) => {
    const hasBelow = own.slice(level + 1).some((below) => below !== null)
    const row = levels[level]
    return text ?? (hasBelow && row !== undefined ? groupOver(row, column) : '')
  })
  return texts.filter((text, level) => text !== '' && headerKey(text) !== headerKey(texts[level - 1] ?? ''))
}
