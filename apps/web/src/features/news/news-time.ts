import { shortDate } from '@ot/text'
import { todayIn } from '../../lib/calendar-date.ts'
import { useCurrentCompany } from '../../lib/company/companies.ts'

const NEWS_TIME_ZONE = 'Europe/Moscow'

/** News come out by Moscow time; a company reads them by its own clock. */
export function useNewsTimeZone(): string {
  return useCurrentCompany().data?.timeZone ?? NEWS_TIME_ZONE
}

export function newsDate(at: string, timeZone: string): string {
  return shortDate(todayIn(timeZone, new Date(at)))
}
