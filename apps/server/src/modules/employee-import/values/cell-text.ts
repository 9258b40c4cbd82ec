import { type Cell, isDateCell } from '@ot/spreadsheet'
import { shortDate } from '@ot/text'

/** What people and programs write where there is nothing: dashes, an empty date of 1С, an error of a formula. */
const NOTHING = /^(?:[-–—_./\s]+|#\S+|01\.01\.0001.*|0001-01-01.*|<[^>]*>)$/u

/** The text of a cell as its owner reads it; null: nothing is said. */
export function cellText(cell: Cell | undefined): string | null {
  if (cell === undefined || cell === null) return null
  const text = shownText(cell)
    .replace(/\u00a0/g, ' ')
    .trim()
  return text === '' || NOTHING.test(text) ? null : text
}

function shownText(cell: Exclude<Cell, null>): string {
  if (isDateCell(cell)) return shortDate(cell.date)
  if (typeof cell === 'boolean') return cell ? 'да' : 'нет'
  return String(cell)
}
