import { shortDate } from '@ot/text'
import { momentIn } from './company-moment.ts'

const NBSP = '\u00a0'

/** «14:30 23.11.2026» of a term in hours, «23.11.2026» of one in days. */
export function lastMomentText(
  { deadline, deadlineAt }: { deadline: string; deadlineAt: string | null },
  timeZone: string,
): string {
  if (deadlineAt === null) return shortDate(deadline)
  const { date, time } = momentIn(deadlineAt, timeZone)
  return `${time}${NBSP}${shortDate(date)}`
}
