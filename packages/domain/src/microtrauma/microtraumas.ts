import { addDays, type CalendarDate } from '../calendar/calendar.ts'

/** Kept by what has happened to the record; nobody sends it in. */
export const MICROTRAUMA_STATUSES = ['inquiry', 'examined', 'accident', 'cancelled'] as const
export type MicrotraumaStatus = (typeof MICROTRAUMA_STATUSES)[number]

export const MICROTRAUMA_STATUS_LABELS = {
  inquiry: 'рассматривается',
  examined: 'рассмотрена',
  accident: 'стала несчастным случаем',
  cancelled: 'отменена',
} satisfies Record<MicrotraumaStatus, string>

/** What came of it; disability or another job makes it an accident (ТК, ст. 226, 227). */
export const MICROTRAUMA_OUTCOMES = ['worked-on', 'rested', 'doctor'] as const
export type MicrotraumaOutcome = (typeof MICROTRAUMA_OUTCOMES)[number]

export const MICROTRAUMA_OUTCOME_LABELS = {
  'worked-on': 'Продолжил работу',
  rested: 'Продолжил работу после отдыха и первой помощи',
  doctor: 'Обратился к врачу, нетрудоспособности нет',
} satisfies Record<MicrotraumaOutcome, string>

/** 632н: up to three calendar days; two more when something stands in the way. */
export const INQUIRY_DAYS = 3
export const INQUIRY_EXTENSION_MAX = 2

type Marks = { completedOn: CalendarDate | null; incidentId: number | null; cancelReason: string | null }

export function microtraumaStatus({ completedOn, incidentId, cancelReason }: Marks): MicrotraumaStatus {
  if (cancelReason !== null) return 'cancelled'
  if (incidentId !== null) return 'accident'
  return completedOn === null ? 'inquiry' : 'examined'
}

type Term = { reportedOn: CalendarDate; extensionDays: number }

/** The day of the message is not counted, days off are. */
export function inquiryDeadline({ reportedOn, extensionDays }: Term): CalendarDate {
  return addDays(reportedOn, INQUIRY_DAYS + extensionDays)
}

export function isInquiryOverdue(term: Term & Marks, today: CalendarDate): boolean {
  return microtraumaStatus(term) === 'inquiry' && inquiryDeadline(term) < today
}
