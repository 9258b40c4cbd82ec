import type { CalendarDate } from './calendar.ts'

/** A day off that the Government moves: `from` is worked, unless it is a holiday; `to` is not. */
export type MovedDayOff = { from: CalendarDate; to: CalendarDate }

/** One year of the production calendar: the holidays are those of ТК РФ, ст. 112, here is what the decree adds. */
export type ProductionYear = {
  year: number
  /** The decree with its day and number; what is printed as the source. */
  decree: string
  /** The decree's own text was read. */
  verified: boolean
  moved: readonly MovedDayOff[]
}

/** Known from retellings that agree with one another; the decrees themselves were not read, hence not verified. */
export const PRODUCTION_YEARS: readonly ProductionYear[] = [
  {
    year: 2024,
    decree: 'постановление Правительства РФ от 10.08.2023 № 1314',
    verified: false,
    moved: [
      { from: '2024-01-06', to: '2024-05-10' },
      { from: '2024-01-07', to: '2024-12-31' },
      { from: '2024-04-27', to: '2024-04-29' },
      { from: '2024-11-02', to: '2024-04-30' },
      { from: '2024-12-28', to: '2024-12-30' },
    ],
  },
  {
    year: 2025,
    decree: 'постановление Правительства РФ от 04.10.2024 № 1335',
    verified: false,
    moved: [
      { from: '2025-01-04', to: '2025-05-02' },
      { from: '2025-01-05', to: '2025-12-31' },
      { from: '2025-02-23', to: '2025-05-08' },
      { from: '2025-03-08', to: '2025-06-13' },
      { from: '2025-11-01', to: '2025-11-03' },
    ],
  },
  {
    year: 2026,
    decree: 'постановление Правительства РФ от 24.09.2025 № 1466',
    verified: false,
    moved: [
      { from: '2026-01-03', to: '2026-01-09' },
      { from: '2026-01-04', to: '2026-12-31' },
    ],
  },
  {
    year: 2027,
    decree: 'постановление Правительства РФ от 17.09.2026 № 1187',
    verified: false,
    moved: [
      { from: '2027-01-02', to: '2027-11-05' },
      { from: '2027-01-03', to: '2027-12-31' },
      { from: '2027-02-20', to: '2027-02-22' },
    ],
  },
]
