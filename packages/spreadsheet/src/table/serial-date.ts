import { isCalendarDate } from '@ot/text'
import type { DateCell } from './cells.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Serial 1 is 1 January 1900 for Excel; it also counts 29 February 1900, a day that never was. */
const PHANTOM_DAY = 60
const EPOCH_1900 = Date.UTC(1899, 11, 31)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** 31 December 9999, the last day of Excel. */
const LAST_SERIAL = 2_958_465

/** The day of a serial number; null: the number stands for no day. The time of day is dropped. */
export function dateOfSerial(serial: number, { from1904 }: { from1904: boolean }): DateCell | null {
  const day = Math.floor(serial)
  if (day < 1 || day > LAST_SERIAL || (!from1904 && day === PHANTOM_DAY)) return null
  const days = !from1904 && day > PHANTOM_DAY ? day - 1 : day
  const epoch = from1904 ? EPOCH_1904 : EPOCH_1900
  const date = new Date(epoch + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  // Counted from 1904 the last serials are days after the year 9999.
  return isCalendarDate(date) ? { date } : null
}

/** Built-in formats that show a day (ECMA-376, part 1, 18.8.30), those of East Asian editions included. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 22, ...range(27, 36), ...range(50, 58)])

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Does a cell with this format show a day? `code` is the workbook's own; absent: a built-in one. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.has(id)
  const letters = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    // Colours and languages; hours beyond a day, «[h]:mm», are read on.
    .replace(/\[(?![hsmчмс]+\])[^\]]*\]/gi, '')
    .toLowerCase()
  // Some programs leave the localised letters: «ДД.ММ.ГГГГ».
  return /[dyдг]/.test(letters) || (/[mм]/.test(letters) && !/[hsчс0#]/.test(letters))
}
