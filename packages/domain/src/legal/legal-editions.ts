import type { CalendarDate } from '../calendar/calendar.ts'

/** The day the published wording of each text is in force from. It is printed on the page and kept as proof of consent. */
export const LEGAL_EDITIONS = {
  privacyPolicy: '2026-11-28',
  offer: '2026-11-28',
  personalData: '2026-11-21',
  newsletter: '2026-11-21',
} satisfies Record<string, CalendarDate>
