import type { CalendarDate } from '@ot/domain'
import type { Instant } from '../../foundation/clock.ts'

export const NEWS_TIME_ZONE = 'Europe/Moscow'
const MORNING = '09:00'

/** News come out in the morning of Moscow, which has no summer time. */
export function morningOf(date: CalendarDate, time = MORNING): Instant {
  return new Date(`${date}T${time}:00+03:00`).toISOString()
}
