import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from '../calendar/calendar.ts'
import type { DigestRhythm } from './letters.ts'

/** By the clock of the company. */
export const DIGEST_HOUR = 9

const DAYS_IN_WEEK = 7

type Moment = { now: string; timeZone: string }

/**
 * The day whose summary is due now, null when none is: today's for the daily one, this week's Monday for the weekly one,
 * which still comes later in the week when the server was down. A rhythm chosen after that hour begins with the next one.
 */
export function digestPeriod(
  rhythm: DigestRhythm,
  { now, timeZone, since }: Moment & { since: string },
): CalendarDate | null {
  if (rhythm === 'off') return null
  const local = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone)
  if (local.hour < DIGEST_HOUR) return null
  const day = local.toPlainDate()
  const period = rhythm === 'daily' ? day : day.subtract({ days: day.dayOfWeek - 1 })
  const isLater = Temporal.Instant.compare(since, startOf(period, timeZone)) > 0
  return isLater ? null : period.toString()
}

/** When the next summary comes. */
export function nextDigest(rhythm: DigestRhythm, { now, timeZone }: Moment): string | null {
  if (rhythm === 'off') return null
  const day = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const first =
    rhythm === 'daily' ? day : day.add({ days: (DAYS_IN_WEEK + 1 - day.dayOfWeek) % DAYS_IN_WEEK })
  const start = startOf(first, timeZone)
  if (Temporal.Instant.compare(start, now) > 0) return start.toString({ fractionalSecondDigits: 3 })
  const next = first.add({ days: rhythm === 'daily' ? 1 : DAYS_IN_WEEK })
  return startOf(next, timeZone).toString({ fractionalSecondDigits: 3 })
}

/** The local day, once it is late enough for letters; null before. */
export function letterDay({ now, timeZone }: Moment): CalendarDate | null {
  const local = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone)
  return local.hour < DIGEST_HOUR ? null : local.toPlainDate().toString()
}

function startOf(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from({ hour: DIGEST_HOUR })
  return day.toZonedDateTime({ timeZone, plainTime }).toInstant()
}
