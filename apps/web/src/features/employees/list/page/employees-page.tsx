import { PAGES } from '@ot/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearch } from '../../../../lib/routing/use-router.ts'
import { NoCompanyNotice } from '../../../../ui/company/no-company-notice.tsx'
import { keptSearch } from '../../../../ui/list-view/list-address.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useStaff } from '../api/use-staff.ts'
import { isSameView, type ListView, listSearch, listView } from '../list-view.ts'
import { EmployeesDesk } from './employees-desk.tsx'

const SKELETON_ROWS = 14

export function EmployeesPage() {
  const { view, change } = useListView()
  const staff = useStaff(view.withDismissed)
  return (
    <Loaded
      of={staff}
      skeleton={
        <Sheet>
          <PageHeading title="Работники" />
          <Skeleton rows={SKELETON_ROWS} />
        </Sheet>
      }
    >
      {(loaded) =>
        loaded === null ? (
          <Sheet>
            <PageHeading title="Работники" />
            <NoCompanyNotice purpose="С них начинается учёт работников: список ведётся по отделам организации." />
          </Sheet>
        ) : (
          <EmployeesDesk staff={loaded} view={view} onChange={change} />
        )
      }
    </Loaded>
  )
}

/**
 * The filters, the search and the folding, as the address has them. A change is shown at once and the address follows:
 * through the router hundreds of rows would wait for several frames.
 */
function useListView() {
  const search = useSearch()
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
      search: { ...listSearch(view), ...keptSearch(search) },
      replace: true,
      resetScroll: false,
    })
  }

  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  return { view: shown.view, change: useCallback((next: Partial<ListView>) => latest.current(next), []) }
}
