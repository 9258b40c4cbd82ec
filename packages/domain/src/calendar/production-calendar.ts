import { addDays, type CalendarDate, weekdayOf } from './calendar.ts'
import { PRODUCTION_YEARS, type ProductionYear } from './production-years.ts'

/** ТК РФ, ст. 112, ч. 1. */
const NEW_YEAR: ReadonlySet<string> = new Set([
  '01-01',
  '01-02',
  '01-03',
  '01-04',
  '01-05',
  '01-06',
  '01-07',
  '01-08',
])
const SINGLE_HOLIDAYS = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'] as const
const SINGLE: ReadonlySet<string> = new Set(SINGLE_HOLIDAYS)
const SATURDAY = 6

type DaysOfYear = { off: ReadonlySet<CalendarDate>; worked: ReadonlySet<CalendarDate> }

/** Which days are worked: the Code, the Government's transfers of the known years, days off of the company's region. */
export type ProductionCalendar = {
  known: ReadonlyMap<number, ProductionYear>
  days: ReadonlyMap<number, DaysOfYear>
  regional: ReadonlySet<CalendarDate>
}

/** `added`: years that the owner of the installation gave; they stand over those that came with the product. */
export function productionCalendar(
  added: readonly ProductionYear[] = [],
  regional: Iterable<CalendarDate> = [],
): ProductionCalendar {
  const known = new Map([...PRODUCTION_YEARS, ...added].map((year) => [year.year, year]))
  const days = new Map([...known.values()].map((year) => [year.year, daysOfYear(year.year, year)]))
  return { known, days, regional: new Set(regional) }
}

export function isHoliday(date: CalendarDate): boolean {
  const day = date.slice(5)
  return NEW_YEAR.has(day) || SINGLE.has(day)
}

export function isWeekend(date: CalendarDate): boolean {
  return weekdayOf(date) >= SATURDAY
}

export function isDayOff(date: CalendarDate, { days, regional }: ProductionCalendar): boolean {
  if (regional.has(date)) return true
  const year = yearOf(date)
  const { off, worked } = days.get(year) ?? daysOfYear(year, null)
  return off.has(date) || isHoliday(date) || (isWeekend(date) && !worked.has(date))
}

function daysOfYear(year: number, known: ProductionYear | null): DaysOfYear {
  const moved = known?.moved ?? []
  const off = new Set(moved.map(({ to }) => to))
  const from = new Set(moved.map((transfer) => transfer.from))
  for (const day of SINGLE_HOLIDAYS) {
    const holiday = `${year}-${day}`
    if (isWeekend(holiday) && !from.has(holiday)) off.add(nextFree(holiday, off))
  }
  return { off, worked: from }
}

/** ТК РФ, ст. 112, ч. 2: a day off that falls on a holiday moves to the next working day after it. */
function nextFree(holiday: CalendarDate, off: ReadonlySet<CalendarDate>): CalendarDate {
  const next = addDays(holiday, 1)
  return isWeekend(next) || isHoliday(next) || off.has(next) ? nextFree(next, off) : next
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}

/** Null: no transfers of the days between are missing; else what is said beside a day that was counted without them. */
export function calendarRemark(
  from: CalendarDate,
  to: CalendarDate,
  { known }: ProductionCalendar,
): string | null {
  const unknown: number[] = []
  for (let year = yearOf(from); year <= yearOf(to); year++) if (!known.has(year)) unknown.push(year)
  if (unknown.length === 0) return null
  return `Переносы выходных дней на ${unknown.join(', ')} год продукту не известны: посчитано по ст. 112 ТК РФ, с постановлением Правительства день может сдвинуться`
}

/** Null: a year that may be counted by. */
export function productionYearProblem({ year, moved }: ProductionYear): string | null {
  const taken = new Set<CalendarDate>()
  for (const { from, to } of moved) {
    if (yearOf(from) !== year || yearOf(to) !== year) return `${from} → ${to}: дни не ${year} года`
    if (!isWeekend(from)) return `${from} — не суббота и не воскресенье: переносят выходной день`
    if (isWeekend(to) || isHoliday(to)) return `${to} — и так нерабочий день`
    if (taken.has(from) || taken.has(to)) return `${from} → ${to}: день назван дважды`
    taken.add(from).add(to)
  }
  return null
}
