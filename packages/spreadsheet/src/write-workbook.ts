import { beginningOf, shortDate } from '@ot/text'
import writeXlsxFile, { type CellObject } from 'write-excel-file/node'
import type { Cell } from './table/cells.ts'
import { isDateCell } from './table/cells.ts'

export type CellStyle = 'header' | 'error' | 'wrapped'
export type StyledCell = { cell: Cell; style: CellStyle }
export type WrittenCell = Cell | StyledCell

export type SheetToWrite = {
  name: string
  /** Widths of columns in letters. */
  widths: readonly number[]
  /** Rows from the top that stay in sight. */
  frozenRows: number
  rows: readonly (readonly WrittenCell[])[]
}

const TEXT_MAX = 32_767
/** Excel counts days before it wrongly. */
const FIRST_SURE_DATE = '1900-03-01'

const STYLES = {
  header: { fontWeight: 'bold', backgroundColor: '#e8edf3', wrap: true, alignVertical: 'center' },
  error: { backgroundColor: '#ffd6d6' },
  wrapped: { wrap: true, alignVertical: 'top' },
} as const satisfies Record<CellStyle, CellObject>

/** An .xlsx of these sheets. Text is written as text: what begins with `=`, `+`, `-` or `@` never becomes a formula. */
export async function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Buffer> {
  const file = writeXlsxFile(
    sheets.map(({ name, widths, frozenRows, rows }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: frozenRows,
      data: rows.map((row) => row.map(written)),
    })),
  )
  return file.toBuffer()
}

function written(cell: WrittenCell): CellObject | null {
  if (typeof cell === 'object' && cell !== null && 'style' in cell) {
    return { ...content(cell.cell), ...STYLES[cell.style] }
  }
  return content(cell)
}

function content(cell: Cell): CellObject | null {
  if (isDateCell(cell)) {
    const { date } = cell
    if (date < FIRST_SURE_DATE) return textCell(shortDate(date))
    return { type: Date, value: new Date(`${date}T00:00:00Z`), format: 'dd.mm.yyyy' }
  }
  switch (typeof cell) {
    case 'string':
      return textCell(cell)
    case 'number':
      return { type: Number, value: cell }
    case 'boolean':
      return { type: Boolean, value: cell }
    case 'object':
      return null
  }
}

/** The format «@» keeps «0045» and «+7…» as they are when the user edits the cell. */
function textCell(text: string): CellObject {
  return { type: String, value: escapeText(beginningOf(text, TEXT_MAX)), format: '@' }
}

/** Characters that XML cannot carry are left out; text that reads as an escape of Excel's is escaped itself. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Cs}|\p{Noncharacter_Code_Point}|\ufffd/gu, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
}
