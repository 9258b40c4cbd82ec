import { type CalendarDate, compareInstants, dayIn } from '@ot/domain'
import { Invalid } from '../../foundation/errors.ts'

type Moments = { occurredAt: string; toldAt: string; now: string }

/** What could not have been: an accident to come, news of it before it happened. */
export function requirePossibleMoments({ occurredAt, toldAt, now }: Moments): void {
  if (compareInstants(occurredAt, now) > 0)
    throw Invalid.field('occurredAt', 'Происшествие не может быть в будущем')
  if (compareInstants(toldAt, occurredAt) < 0)
    throw Invalid.field('toldAt', 'Стало известно раньше, чем произошло')
  if (compareInstants(toldAt, now) > 0) throw Invalid.field('toldAt', 'Это время ещё не наступило')
}

type Day = { field: string; date: CalendarDate | null | undefined }
type Span = { from: CalendarDate; today: CalendarDate }

/** Of something that the accident brought about: since its day and not later than today. */
export function requireDayWithin({ field, date }: Day, { from, today }: Span): void {
  if (date === null || date === undefined) return
  if (date > today) throw Invalid.field(field, 'Эта дата ещё не наступила')
  if (date < from) throw Invalid.field(field, 'Дата раньше дня происшествия')
}

type Moment = { field: string; at: string | null | undefined }

export function requireMomentWithin(
  { field, at }: Moment,
  { occurredAt, now }: { occurredAt: string; now: string },
): void {
  if (at === null || at === undefined) return
  if (compareInstants(at, now) > 0) throw Invalid.field(field, 'Это время ещё не наступило')
  if (compareInstants(at, occurredAt) < 0) throw Invalid.field(field, 'Раньше, чем произошёл случай')
}

export function spanOf(
  { occurredAt, timeZone }: { occurredAt: string; timeZone: string },
  today: CalendarDate,
): Span {
  return { from: dayIn(occurredAt, timeZone), today }
}
