import { isCalendarDate } from '@ot/text'
import type { Cell, Row } from '../table/cells.ts'
import { isFilled } from '../table/cells.ts'
import { damagedFile, tooManyColumns, tooManyRows } from '../table/errors.ts'
import type { ReadLimits } from '../table/limits.ts'
import { dateOfSerial } from '../table/serial-date.ts'
import { type Area, parseArea, parseColumn } from './references.ts'
import { type Attributes, scanXml } from './scan-xml.ts'
import { textCollector } from './strings.ts'

export type SheetContext = {
  name: string
  strings: readonly string[]
  dateStyles: readonly boolean[]
  from1904: boolean
  limits: ReadLimits
}

export type ReadSheet = { rows: Row[]; merged: Area[] }

export function readSheet(bytes: Uint8Array, context: SheetContext): ReadSheet {
  const { name: sheet, limits } = context
  const rows: Row[] = []
  const merged: Area[] = []
  const inline = textCollector()
  let number = 0
  let cells: Cell[] = []
  let column = -1
  let attributes: Attributes = {}
  let value = ''
  let isValue = false

  function keepCell(): void {
    const cell = cellOf(attributes, value, inline.take(), context)
    if (!isFilled(cell)) return
    if (column >= limits.columns) throw tooManyColumns(sheet, limits)
    while (cells.length < column) cells.push(null)
    cells[column] = cell
  }

  function keepRow(): void {
    if (cells.length === 0) return
    if (rows.length === limits.rows) throw tooManyRows(sheet, limits)
    rows.push({ number, cells })
    cells = []
  }

  scanXml(bytes, {
    open: (name, given) => {
      inline.open(name)
      if (name === 'row') {
        number = given.r === undefined ? number + 1 : rowNumber(given.r, number)
        column = -1
      } else if (name === 'c') {
        column = given.r === undefined ? column + 1 : parseColumn(given.r)
        attributes = given
        value = ''
      } else if (name === 'v') isValue = true
      else if (name === 'mergeCell' && merged.length < limits.rows) merged.push(parseArea(given.ref ?? ''))
    },
    text: (text) => {
      if (isValue) value += text
      else inline.text(text)
    },
    close: (name) => {
      inline.close(name)
      if (name === 'v') isValue = false
      else if (name === 'c') keepCell()
      else if (name === 'row') keepRow()
    },
  })
  return { rows, merged }
}

function rowNumber(text: string, before: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number <= before) throw damagedFile()
  return number
}

/** A formula is read as the value it had when the file was saved. */
function cellOf({ t = 'n', s }: Attributes, value: string, inline: string, context: SheetContext): Cell {
  switch (t) {
    case 'inlineStr':
      return inline
    case 's': {
      const text = context.strings[Number(value)]
      if (text === undefined && value !== '') throw damagedFile()
      return text ?? null
    }
    case 'b':
      return value === '1' || value === 'true'
    case 'd': {
      const date = value.slice(0, 'YYYY-MM-DD'.length)
      return isCalendarDate(date) ? { date } : value
    }
    case 'n':
      return numberCell(value, context.dateStyles[Number(s ?? 0)] === true, context)
    default:
      // `str` is the text of a formula, `e` an error such as #N/A.
      return value
  }
}

function numberCell(value: string, isDate: boolean, { from1904 }: SheetContext): Cell {
  if (value.trim() === '') return null
  const number = Number(value)
  if (!Number.isFinite(number)) throw damagedFile()
  return (isDate ? dateOfSerial(number, { from1904 }) : null) ?? number
}
