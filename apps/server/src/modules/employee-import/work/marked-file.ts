import { type SheetToWrite, type WrittenCell, writeWorkbook } from '@ot/spreadsheet'
import { planImport } from '../plan/plan-import.ts'
import type { PlannedRow } from '../plan/plan-rows.ts'
import { headerKey } from '../recognise/header-fields.ts'
import type { StaffTable } from '../recognise/read-staff-file.ts'
import type { StaffFile, StaffSnapshot } from '../values/staff.ts'

const ERRORS = 'Ошибки'
const ERRORS_WIDTH = 60
const WIDTH_MIN = 8
const WIDTH_MAX = 40
const SHEET_NAME_MAX = 31

/** The sheet of the file with the wrong cells coloured and what is wrong with a row said in a last column. Rows keep their
 * numbers, so that they are those the check named. */
export async function markErrors(file: StaffFile, snapshot: StaffSnapshot): Promise<Buffer> {
  const { plan, table } = planImport(file, snapshot)
  return writeWorkbook([markedSheet(table, plan.outcome.rows)])
}

function markedSheet({ found, columns }: StaffTable, planned: readonly PlannedRow[]): SheetToWrite {
  const { name, rows } = found.table
  const errorsAt = columnOfErrors(columns)
  const wrong = new Map(planned.map((row) => [row.row, row.errors]))
  const written: WrittenCell[][] = []
  for (const [place, { number, cells }] of rows.entries()) {
    while (written.length < number - 1 && written.length < rows.length * 2) written.push([])
    const isHeader = place >= found.first && place <= found.last
    const errors = wrong.get(number) ?? []
    const row: WrittenCell[] = Array.from({ length: Math.max(cells.length, errorsAt + 1) }, (_, column) => {
      const cell = column === errorsAt ? null : (cells[column] ?? null)
      if (isHeader) return { cell, style: 'header' }
      return errors.some((error) => error.column === column) ? { cell: cell ?? ' ', style: 'error' } : cell
    })
    if (place === found.last) row[errorsAt] = { cell: ERRORS, style: 'header' }
    else if (errors.length > 0) row[errorsAt] = { cell: textOf(errors), style: 'error' }
    written.push(row)
  }
  return { name: sheetName(name), widths: widthsOf(found.table.rows, errorsAt), frozenRows: 0, rows: written }
}

/** A file marked before is marked anew in its own column. */
function columnOfErrors(columns: StaffTable['columns']): number {
  const own = columns.find(({ header }) => headerKey(header) === headerKey(ERRORS))
  return own?.index ?? Math.max(0, ...columns.map(({ index }) => index + 1))
}

function textOf(errors: PlannedRow['errors']): string {
  return [...new Set(errors.map(({ message }) => message))].join('\n')
}

function widthsOf(rows: StaffTable['found']['table']['rows'], errorsAt: number): number[] {
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
