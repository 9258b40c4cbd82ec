import { IMPORT_FIELDS, type ImportField } from '@ot/domain'
import type { Cell, Row } from '@ot/spreadsheet'
import { cellText } from '../values/cell-text.ts'
import { isFullName } from '../values/parse-person.ts'
import { fieldOfHeader } from './header-fields.ts'

export type Mapping = ReadonlyMap<ImportField, number>

export type PersonRow = {
  number: number
  cells: readonly Cell[]
  /** The heading the row stands under in a report by departments; null: there is none. */
  heading: string | null
}

const NAMES: readonly ImportField[] = ['fullName', 'lastName']
/** A row without a name, but with so much of the rest, is somebody whose name was forgotten. */
const FORGOTTEN_NAME_FILLED = 3
const SUMS = /^(?:итого|всего|общий итог|количество|исполнитель|составил|ответственный|дата)/u

/** How many people a department has. */
const COUNT = /^\d{1,4}$/

/** Rows about people: not sums, signatures, numbers of columns, the header said again on a new page. */
export function personRows(rows: readonly Row[], mapping: Mapping): PersonRow[] {
  const found: PersonRow[] = []
  let heading: string | null = null
  for (const row of rows) {
    if (isHeading(row, mapping)) heading = headingOf(row)
    else if (isPerson(row, mapping)) found.push({ ...row, heading })
  }
  return found
}

function isPerson({ cells }: Row, mapping: Mapping): boolean {
  if (isRepeatedHeader(cells, mapping) || isNumbering(cells)) return false
  const filled = IMPORT_FIELDS.filter((field) => {
    const column = mapping.get(field)
    return column !== undefined && cellText(cells[column]) !== null
  })
  const nameField = NAMES.find((field) => filled.includes(field))
  if (nameField === undefined) return filled.length >= FORGOTTEN_NAME_FILLED
  const name = cellText(cells[mapping.get(nameField) ?? -1]) ?? ''
  if (SUMS.test(name.toLocaleLowerCase('ru')) || isSpread(cells, name)) return false
  return filled.length > 1 || isFullName(name)
}

/** One text merged over the row stands in each of its cells. */
function isSpread(cells: readonly Cell[], text: string): boolean {
  const filled = cells.filter((cell) => cellText(cell) !== null)
  return filled.length > 1 && filled.every((cell) => cellText(cell) === text)
}

/** On every new page of a report. */
function isRepeatedHeader(cells: readonly Cell[], mapping: Mapping): boolean {
  if (!NAMES.some((field) => isLabelOf(field, cells, mapping))) return false
  const labels = [...mapping.keys()].filter((field) => isLabelOf(field, cells, mapping))
  return labels.length > 1 && labels.length * 2 > mapping.size
}

function isLabelOf(field: ImportField, cells: readonly Cell[], mapping: Mapping): boolean {
  const column = mapping.get(field)
  const text = column === undefined ? null : cellText(cells[column])
  return text !== null && fieldOfHeader([text]) === field
}

/** «1 2 3 4 …» under the header. */
function isNumbering(cells: readonly Cell[]): boolean {
  const texts = cells.map(cellText).filter((text) => text !== null)
  return texts.length > 1 && texts.every((text, index) => text === String(index + 1))
}

/** Does the row name the department of those under it? */
export function isHeading(row: Row, mapping: Mapping): boolean {
  const title = mapping.has('department') ? null : headingOf(row)
  return title !== null && !isFullName(title)
}

/** A single text in the row, with its count of people beside it or not. */
function headingOf({ cells }: Row): string | null {
  const texts = new Set(cells.map(cellText).filter((text) => text !== null && !COUNT.test(text)))
  const [text = null] = texts
  if (texts.size !== 1 || text === null) return null
  return /\p{L}/u.test(text) && !SUMS.test(text.toLocaleLowerCase('ru')) && !text.includes(':') ? text : null
}
