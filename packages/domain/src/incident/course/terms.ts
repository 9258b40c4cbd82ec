import { momentText, shortDate } from '@ot/text'
import { addDays, addHours, addMonths, type CalendarDate, dayIn } from '../../calendar/calendar.ts'
import { daysText } from '../../calendar/day-term.ts'
import { calendarRemark, isDayOff, type ProductionCalendar } from '../../calendar/production-calendar.ts'
import { workingDayFrom } from '../../calendar/working-days.ts'

/** When a step is due and how that was counted. `deadline` of a term in hours: the day in which it ends. */
export type Term = { deadline: CalendarDate | null; deadlineAt: string | null; from: string }

const DAY_HOURS = 24

export function noTerm(from: string): Term {
  return { deadline: null, deadlineAt: null, from }
}

type Zoned = { timeZone: string }
type Counted = { calendar: ProductionCalendar }

/** `days` times 24 hours: the law says «сутки», which do not stop for days off. */
export function withinHours(since: string, days: number, what: string, zone: Zoned): Term {
  const hours = days * DAY_HOURS
  const deadlineAt = addHours(since, hours)
  const start = momentText(since, zone.timeZone)
  return {
    deadline: dayIn(deadlineAt, zone.timeZone),
    deadlineAt,
    from: `${days === 1 ? '24 часа' : `${days} суток (${hours} часа)`} с ${start} — ${what}`,
  }
}

/** The day itself is the first of the term: приказ Минтруда № 223н, п. 22. */
export function countingFrom(first: CalendarDate, days: number, what: string, by: Counted): Term {
  return byCode(
    addDays(first, days - 1),
    `${daysText(days)}, день ${shortDate(first)} (${what}) — первый`,
    by,
  )
}

/** The term begins on the day after: ТК РФ, ст. 14, ч. 1–2. */
export function daysAfter(day: CalendarDate, days: number, what: string, by: Counted): Term {
  return byCode(addDays(day, days), `${daysText(days)} после ${shortDate(day)} (${what})`, by)
}

/** It ends on the same number of the next month: ТК РФ, ст. 14, ч. 3. */
export function oneMonthAfter(day: CalendarDate, what: string, by: Counted): Term {
  return byCode(addMonths(day, 1), `Один месяц с ${shortDate(day)} (${what})`, by)
}

/** A day that was named outright, or is not counted by the Code: ТК РФ, ст. 14 does not move it. */
export function onDay(deadline: CalendarDate, from: string): Term {
  return { deadline, deadlineAt: null, from }
}

/** The strict day is shown. What ТК РФ, ст. 14, ч. 4 lets it move to is said beside it: inspectors differ over it. */
function byCode(deadline: CalendarDate, from: string, { calendar }: Counted): Term {
  if (!isDayOff(deadline, calendar)) return onDay(deadline, from)
  const moved = workingDayFrom(deadline, calendar)
  const unknown = calendarRemark(deadline, moved, calendar)
  return onDay(
    deadline,
    [from, dayOffText(deadline, moved), ...(unknown === null ? [] : [unknown])].join('. '),
  )
}

function dayOffText(deadline: CalendarDate, moved: CalendarDate): string {
  return `${shortDate(deadline)} — нерабочий день: по ч. 4 ст. 14 ТК РФ последним днём срока считается ближайший рабочий, ${shortDate(moved)}, но надёжнее успеть раньше`
}
