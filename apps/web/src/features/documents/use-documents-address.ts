import { PAGES } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useNavigate, useSearch } from '../../lib/routing/use-router.ts'
import { keptSearch } from '../../ui/list-view/list-address.ts'
import { addressSearch, documentsSearch } from './documents-search.ts'

/** The tab and the date as the address has them; a date that no paper can have is today. */
export function useDocumentsAddress(today: string) {
  const address = useSearch()
  const { group, date, q = '' } = documentsSearch(address)
  const navigate = useNavigate()
  const shown = date !== undefined && isPaperDate(date, today) ? date : today
  const searchFor = (next: { groupId: string | null; date: string; words: string }) => ({
    ...addressSearch({ ...next, date: next.date === today ? null : next.date }),
    ...keptSearch(address),
  })
  const show = (next: { date: string; words: string }) => {
    const search = searchFor({ groupId: group ?? null, ...next })
    void navigate({ to: PAGES.documentsMain.path, search, replace: true, resetScroll: false })
  }
  return {
    groupId: group ?? null,
    date: shown,
    /** What the address of a tab ends with. */
    tabSearch: (groupId: string | null) => searchFor({ groupId, date: shown, words: q }),
    setDate: (next: string) => show({ date: next, words: q }),
    words: q,
    setWords: (words: string) => show({ date: shown, words }),
  }
}

const EARLIEST = '1900-01-01'

export function isPaperDate(date: string, today: string): boolean {
  return isCalendarDate(date) && date >= EARLIEST && date <= today
}
