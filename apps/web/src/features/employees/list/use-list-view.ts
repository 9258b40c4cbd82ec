import { PAGES } from '@ot/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isSameView, type ListView, listSearch, listView } from './list-view.ts'

/**
 * The filters, the search and the folding, as the address has them. A change is shown at once and the address follows:
 * through the router hundreds of rows would wait for several frames.
 */
export function useListView() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const [shown, setShown] = useState(() => ({ search, view: listView(search) }))
  if (shown.search !== search) {
    const view = listView(search)
    setShown({ search, view: isSameView(view, shown.view) ? shown.view : view })
  }

  function change(next: Partial<ListView>): void {
    const view = { ...shown.view, ...next }
    setShown({ ...shown, view })
    void navigate({
      to: PAGES.employeesMain.path,
      search: listSearch(view),
      replace: true,
      resetScroll: false,
    })
  }

  return { view: shown.view, change }
}
