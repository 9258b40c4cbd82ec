import { isCalendarDate } from '@ot/text'
import { momentIn, type TypedMoment } from '../company-moment.ts'

const MINUTE_MS = 60_000
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const NO_DAY = 'Укажите дату в виде дд.мм.гггг'

/** What is still to be typed; null: both are there. */
export function momentProblem({ date, time }: TypedMoment): string | null {
  if (TIME.test(time)) return isCalendarDate(date) ? null : NO_DAY
  return isCalendarDate(date) ? 'Укажите время чч:мм' : 'Укажите дату дд.мм.гггг и время чч:мм'
}

/** The instant of that day and time in a time zone; null while they are not whole. */
export function instantOf(moment: TypedMoment, timeZone: string): string | null {
  if (momentProblem(moment) !== null) return null
  const asUtc = Date.parse(`${moment.date}T${moment.time}:00Z`)
  // The offset an hour or two away may be another one: it is taken at the instant found with the first guess.
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString()
}

/** How far the clock is ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const { date, time } = momentIn(new Date(at).toISOString(), timeZone)
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS
}
