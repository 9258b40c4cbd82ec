import { PAGES } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { addressSearch, documentsSearch } from './documents-search.ts'

/** The tab and the date as the address has them; a date that no paper can have is today. */
export function useDocumentsAddress(today: string) {
  const { group, date } = documentsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const shown = date !== undefined && isPaperDate(date, today) ? date : today
  const searchFor = (next: { groupId: string | null; date: string }) =>
    addressSearch({ ...next, date: next.date === today ? null : next.date })
  return {
    groupId: group ?? null,
    date: shown,
    /** What the address of a tab ends with. */
    tabSearch: (groupId: string | null) => searchFor({ groupId, date: shown }),
    setDate(next: string): void {
      const search = searchFor({ groupId: group ?? null, date: next })
      void navigate({ to: PAGES.documentsMain.path, search, replace: true, resetScroll: false })
    },
  }
}

const EARLIEST = '1900-01-01'

export function isPaperDate(date: string, today: string): boolean {
  return isCalendarDate(date) && date >= EARLIEST && date <= today
}
