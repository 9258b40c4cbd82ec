import { addMonths, type CalendarDate } from '../calendar/calendar.ts'

/** Pages whose records (`person`: of one employee) papers are made from. */
export const RECORD_SECTIONS = [
  'briefing',
  'medical',
  'ppe',
  'sout',
  'risk',
  'instruction',
  'microtrauma',
  'person',
] as const
export type RecordSection = (typeof RECORD_SECTIONS)[number]

/** Days gone by or days to come. */
export const PAPER_PERIODS = ['past', 'ahead'] as const
export type PaperPeriod = (typeof PAPER_PERIODS)[number]

/** The last day to send a paper that has to be there so many months before the day it names (29н, п. 24). */
export function lastDayToSend(named: CalendarDate, months: number): CalendarDate {
  return addMonths(named, -months)
}
