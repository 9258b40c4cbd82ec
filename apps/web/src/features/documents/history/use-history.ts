import { PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type DocumentsFilter, documentsQuery } from '../api/documents.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import { type HistoryView, historySearch, historyView } from './history-search.ts'

export const PAGE_ROWS = 50

/** The register as the address has it: which part is shown, and its rows. */
export function useHistory() {
  const { company } = useDocumentsScope()
  const view = historyView(useSearch({ strict: false }))
  const navigate = useNavigate()
  const page = useQuery(documentsQuery(company.id, filterOf(view)))

  function show(next: HistoryView): void {
    void navigate({
      to: PAGES.documentsMain.path,
      search: historySearch(next),
      replace: true,
      resetScroll: false,
    })
  }

  return { view, page, show, narrow: (next: HistoryView) => show({ ...next, page: 1 }) }
}

function filterOf({ ofGroup, employee, awaiting, page = 1, ...rest }: HistoryView): DocumentsFilter {
  return {
    ...rest,
    ...(ofGroup === undefined ? {} : { group: ofGroup }),
    ...(awaiting === true ? { awaiting: 'true' as const } : {}),
    ...(employee === undefined ? {} : { employeeId: String(employee) }),
    page: String(page),
    limit: String(PAGE_ROWS),
  }
}
