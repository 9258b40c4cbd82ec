import { addDays, type CalendarDate } from './calendar.ts'
import { isDayOff, type ProductionCalendar } from './production-calendar.ts'

/** The day itself when it is a working one: ТК РФ, ст. 14, ч. 4. */
export function workingDayFrom(date: CalendarDate, calendar: ProductionCalendar): CalendarDate {
  return isDayOff(date, calendar) ? workingDayFrom(addDays(date, 1), calendar) : date
}

/** The last working day that is not later: for what must be done before a day or not more rarely. */
export function workingDayBy(date: CalendarDate, calendar: ProductionCalendar): CalendarDate {
  return isDayOff(date, calendar) ? workingDayBy(addDays(date, -1), calendar) : date
}

/** The last of so many working days after a day; the day itself is not counted: ТК РФ, ст. 14, ч. 1–2. */
export function addWorkingDays(date: CalendarDate, days: number, calendar: ProductionCalendar): CalendarDate {
  let last = date
  for (let left = days; left > 0; left--) last = workingDayFrom(addDays(last, 1), calendar)
  return last
}

/** The day by which so many whole working days remain before another: «не позднее чем за 10 рабочих дней до». */
export function workingDaysBefore(
  date: CalendarDate,
  days: number,
  calendar: ProductionCalendar,
): CalendarDate {
  let first = date
  for (let left = days; left > 0; left--) first = workingDayBy(addDays(first, -1), calendar)
  return workingDayBy(addDays(first, -1), calendar)
}

/** How many working days are after the first day up to the second, with it; none when it is not later. */
export function workingDaysBetween(
  from: CalendarDate,
  to: CalendarDate,
  calendar: ProductionCalendar,
): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (!isDayOff(day, calendar)) count++
  return count
}
