/** A calendar day, `YYYY-MM-DD`, in a cell that its format shows as a date. */
export type DateCell = { date: string }
/** Null: the cell is empty. */
export type Cell = string | number | boolean | DateCell | null

export type Row = {
  /** As the user's program numbers it, from 1. */
  number: number
  /** From column A; as long as the last cell that has something. */
  cells: readonly Cell[]
}

/** One sheet without its empty rows; what a merged area holds stands in every cell of it. */
export type Table = {
  name: string
  rows: readonly Row[]
  /** The workbook counts days from 1904: so does a number that is a day without the format of one. */
  from1904: boolean
}

export function isDateCell(cell: Cell): cell is DateCell {
  return typeof cell === 'object' && cell !== null
}

export function isFilled(cell: Cell): boolean {
  return cell !== null && !(typeof cell === 'string' && cell.trim() === '')
}
