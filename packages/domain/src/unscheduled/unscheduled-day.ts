import { shortDate } from '@ot/text'
import { addDays, type CalendarDate } from '../calendar/calendar.ts'
import { isDangerousWork } from '../training/dangerous-works.ts'
import { PROGRAMMES } from '../training/programmes.ts'
import { UNSCHEDULED_KIND_LABELS, type UnscheduledDuty } from './unscheduled-causes.ts'

/** The last day that the act allows; null: the act leaves the day to others. */
export function lastDayOf({ days }: UnscheduledDuty, happenedOn: CalendarDate): CalendarDate | null {
  return days === null ? null : addDays(happenedOn, days)
}

/** Null, or why the day named for the duty is not possible. */
export function unscheduledDayProblem(
  duty: UnscheduledDuty,
  day: CalendarDate,
  happenedOn: CalendarDate,
): string | null {
  const last = lastDayOf(duty, happenedOn)
  if (day < happenedOn) return 'Этот день раньше самой причины'
  if (last === null || day <= last) return null
  return `${UNSCHEDULED_KIND_LABELS[duty.kind]} — не позднее ${shortDate(last)}: ${duty.by}`
}

/** PP 2464, p. 50: programmes of training in labour protection, be it general, by danger or by kind of work. */
export function isReviewedTraining(programme: unknown): boolean {
  const one = PROGRAMMES.find((known) => known === programme)
  return one === 'general' || one === 'methods' || (one !== undefined && isDangerousWork(one))
}
