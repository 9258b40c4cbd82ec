import type { Look, PressCell, PressRow } from '../paper/paper.ts'

/** Of the type size: what a letter takes on the average, and a line. */
const LETTER = 0.52
const LINE = 1.15
/** Points: a third of a sheet. */
const SHORT = 240
/** What a landscape sheet surely holds under a head. */
const PAGE = 330
const MANY_ROWS = 8

/** Roughly, by the number of letters, as all that is said here. */
export function isShort(
  rows: readonly PressRow[],
  columns: readonly number[],
  looks: readonly Look[],
): boolean {
  if (rows.length > MANY_ROWS) return false
  return rows.reduce((sum, row) => sum + rowHeight(row, columns, looks), 0) < SHORT
}

/** A row that would be higher than a page is cut, whatever it asks for. */
export function fitsOnPage(row: PressRow, columns: readonly number[], looks: readonly Look[]): boolean {
  return rowHeight(row, columns, looks) < PAGE
}

function rowHeight(
  { cells }: Pick<PressRow, 'cells'>,
  columns: readonly number[],
  looks: readonly Look[],
): number {
  let column = 0
  return Math.max(
    0,
    ...cells.map((cell) => {
      const width = columns.slice(column, column + cell.columns).reduce((sum, one) => sum + one, 0)
      column += cell.columns
      return cellHeight(cell, width, looks)
    }),
  )
}

function cellHeight({ blocks, margins, height }: PressCell, width: number, looks: readonly Look[]): number {
  const room = Math.max(1, width - margins.left - margins.right)
  const text = blocks.reduce((sum, block) => {
    if (block.kind === 'table') return sum + PAGE
    const size = looks[block.look]?.size ?? 0
    const letters = block.runs.reduce((count, run) => count + (run.kind === 'text' ? run.text.length : 0), 0)
    return sum + Math.ceil((letters * size * LETTER) / room) * size * LINE
  }, 0)
  return margins.top + margins.bottom + Math.max(height, text)
}
