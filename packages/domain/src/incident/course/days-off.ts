import { addDays, type CalendarDate, weekdayOf } from '../../calendar/calendar.ts'

const SATURDAY = 6
/** ТК РФ, ст. 112; the days that the Government moves every year are not in it. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '01-02',
  '01-03',
  '01-04',
  '01-05',
  '01-06',
  '01-07',
  '01-08',
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
])

export function isDayOff(date: CalendarDate): boolean {
  return weekdayOf(date) >= SATURDAY || HOLIDAYS.has(date.slice(5))
}

/** The day itself when it is a working one. */
export function workingDayFrom(date: CalendarDate): CalendarDate {
  return isDayOff(date) ? workingDayFrom(addDays(date, 1)) : date
}
