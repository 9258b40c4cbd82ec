import type { CalendarDate } from '../calendar/calendar.ts'

/** One wording of an act. `validTo` is its last day in force; `verified`: compared with a published text. */
export type NormEdition = {
  edition: string
  validFrom: CalendarDate
  validTo: CalendarDate | null
  verified: boolean
  note?: string
}

/** Editions stand from the oldest to the newest and do not overlap. */
export type Norm = { id: string; title: string; short: string; editions: readonly NormEdition[] }
