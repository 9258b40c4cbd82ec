import { type CalendarDate, EARLIEST_DATE, LATEST_DATE } from '@ot/domain'
import { type Cell, isDateCell } from '@ot/spreadsheet'
import { isCalendarDate } from '@ot/text'
import { cellText } from './cell-text.ts'

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма[йя]', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'].map(
  (beginning) => new RegExp(`^${beginning}[а-я]*$`),
)
/** Serial numbers of Excel between 1905 and 2099: a column of dates that lost its format. */
const SERIAL_MIN = 2000
const SERIAL_MAX = 73_050
const EXCEL_EPOCH = Date.UTC(1899, 11, 30)
/** Between the two systems of dates of Excel. */
const DAYS_TO_1904 = 1462
const DAY_MS = 24 * 60 * 60 * 1000

export type DateReading = {
  /** The day that a year of two digits may not pass; a birth date lies in the past. */
  latest: CalendarDate
  /** Does the workbook count days from 1904? */
  from1904: boolean
}

/** Null: this is no date. */
export function parseDate(cell: Cell, reading: DateReading): CalendarDate | null {
  if (isDateCell(cell)) return sensible(cell.date)
  if (typeof cell === 'number') return ofSerial(cell, reading)
  const text = cellText(cell)
  return text === null ? null : ofText(text.toLocaleLowerCase('ru'), reading)
}

function ofSerial(stored: number, { from1904 }: DateReading): CalendarDate | null {
  const serial = from1904 ? stored + DAYS_TO_1904 : stored
  if (serial < SERIAL_MIN || serial > SERIAL_MAX) return null
  return new Date(EXCEL_EPOCH + Math.floor(serial) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function ofText(text: string, reading: DateReading): CalendarDate | null {
  const { latest } = reading
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ].*)?$/.exec(text)
  if (iso !== null) return day(iso[1], iso[2], iso[3], latest)
  const numbers =
    /^(\d{1,2})\s*[./,-]\s*(\d{1,2})\s*[./,-]\s*(\d{4}|\d{2})(?:\s*г(?:\.|ода)?)?(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/.exec(
      text,
    )
  if (numbers !== null) return day(numbers[3], numbers[2], numbers[1], latest)
  const words = /^«?(\d{1,2})»?\s+([а-я]+)\.?\s+(\d{4}|\d{2})(?:\s*г(?:\.|ода)?)?$/.exec(text)
  if (words !== null) return day(words[3], monthNumber(words[2] ?? ''), words[1], latest)
  return /^\d{5}$/.test(text) ? ofSerial(Number(text), reading) : null
}

function monthNumber(word: string): string {
  return String(MONTHS.findIndex((pattern) => pattern.test(word)) + 1)
}

function day(year = '', month = '', dayOfMonth = '', latest: CalendarDate): CalendarDate | null {
  const rest = `-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  if (year.length === 4) return sensible(year + rest)
  const century = latest.slice(0, 2)
  const recent = `${century}${year}${rest}`
  return sensible(recent <= latest ? recent : `${Number(century) - 1}${year}${rest}`)
}

function sensible(date: string): CalendarDate | null {
  return isCalendarDate(date) && date >= EARLIEST_DATE && date <= LATEST_DATE ? date : null
}
