import type { Row, SheetToWrite, WrittenCell } from '@ot/spreadsheet'

export const ERRORS = 'Ошибки'
const ERRORS_WIDTH = 60
const WIDTH_MIN = 8
const WIDTH_MAX = 40
const SHEET_NAME_MAX = 31

/** A table that was read; `header`: the places of the rows that name its columns; `errorsAt`: where errors are written. */
type TableToMark = {
  name: string
  rows: readonly Row[]
  header: { first: number; last: number }
  errorsAt: number
  /** Rows follow one another, whatever their numbers were: some of the file are left out. */
  isPart?: boolean
}
/** `column`: the cell that is wrong; null: none alone. */
type WrongRow = { row: number | null; errors: readonly { message: string; column: number | null }[] }

/** The sheet of the file with the wrong cells coloured and what is wrong with a row said in a last column. Rows keep their
 * numbers, so that they are those the check named. */
export function markedSheet(
  { name, rows, header, errorsAt, isPart = false }: TableToMark,
  checked: readonly WrongRow[],
): SheetToWrite {
  const wrong = new Map(checked.map((row) => [row.row, row.errors]))
  const written: WrittenCell[][] = []
  for (const [place, { number, cells }] of rows.entries()) {
    while (!isPart && written.length < number - 1 && written.length < rows.length * 2) written.push([])
    const isHeader = place >= header.first && place <= header.last
    const errors = wrong.get(number) ?? []
    const row: WrittenCell[] = Array.from({ length: Math.max(cells.length, errorsAt + 1) }, (_, column) => {
      const cell = column === errorsAt ? null : (cells[column] ?? null)
      if (isHeader) return { cell, style: 'header' }
      return errors.some((error) => error.column === column) ? { cell: cell ?? ' ', style: 'error' } : cell
    })
    if (place === header.last) row[errorsAt] = { cell: ERRORS, style: 'header' }
    else if (errors.length > 0) row[errorsAt] = { cell: textOf(errors), style: 'error' }
    written.push(row)
  }
  return { name: sheetName(name), widths: widthsOf(rows, errorsAt), frozenRows: 0, rows: written }
}

function textOf(errors: WrongRow['errors']): string {
  return [...new Set(errors.map(({ message }) => message))].join('\n')
}

function widthsOf(rows: readonly Row[], errorsAt: number): number[] {
  const widths = Array.from({ length: errorsAt + 1 }, () => WIDTH_MIN)
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      const length = typeof cell === 'string' ? cell.length : WIDTH_MIN
      widths[column] = Math.min(WIDTH_MAX, Math.max(widths[column] ?? WIDTH_MIN, length))
    }
  }
  widths[errorsAt] = ERRORS_WIDTH
  return widths
}

/** What Excel accepts as the name of a sheet; it counts halves of a character as two. */
function sheetName(name: string): string {
  const accepted = name.replace(/[[\]:*?/\\]/g, ' ').slice(0, SHEET_NAME_MAX)
  return accepted.replace(/\p{Cs}$/u, '').toWellFormed() || 'Лист1'
}
