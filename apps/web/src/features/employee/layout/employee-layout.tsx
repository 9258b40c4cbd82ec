import { isAllowed, PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { todayIn } from '../../../lib/calendar-date.ts'
import { employeeQuery } from '../../../lib/company/employee.ts'
import { type EmployeeScope, EmployeeScopeContext } from '../../../lib/company/employee-scope.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { bothLoaded, type Load } from '../../../lib/load.ts'
import { useRecordNumber } from '../../../lib/routing/use-router.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Outlet } from '../../../ui/routing/outlet.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useEmployeeStaff } from '../api/use-staff.ts'
import { EmployeeHeader } from './employee-header.tsx'
import styles from './employee-layout.module.css'

const HEADER_ROWS = 3
const CARD_ROWS = 12
const TITLE = 'Страница не найдена'

/** The frame of an employee's tabs: who it is, the neighbours, the tabs, and what another feature has to say. */
export function EmployeeLayout({ notice }: { notice?: ReactNode }) {
  const page = useEmployeePage(useRecordNumber())
  if (page.data === undefined && page.error instanceof ApiError && page.error.status === 404)
    return <EmployeeNotFound />
  return (
    <Loaded of={page} skeleton={<EmployeeSkeleton />}>
      {(scope) =>
        scope === null ? (
          <Sheet>
            <PageHeading title="Работник" />
            <NoCompanyNotice purpose="Работники появляются вместе с организацией: сначала её сведения, затем отделы." />
          </Sheet>
        ) : (
          <EmployeeScopeContext value={scope}>
            <EmployeeHeader />
            {notice}
            <Fragment key={scope.employee.id}>
              <Outlet />
            </Fragment>
          </EmployeeScopeContext>
        )
      }
    </Loaded>
  )
}

/** The companies, then departments, then employees, then the one; null: there is no company yet. */
function useEmployeePage(employeeId: number): Load<EmployeeScope | null> {
  const staff = useEmployeeStaff()
  const known = staff.data ?? null
  const employee = useQuery({
    ...employeeQuery(employeeId),
    enabled: known !== null,
    // The list has the whole record: on the way to a neighbour nothing is waited for.
    placeholderData: () => known?.employees.find(({ id }) => id === employeeId),
  })
  if (staff.data === null) return { data: null, error: null, refetch: staff.refetch }
  const chain = bothLoaded(staff, employee)
  const [loaded, open] = chain.data ?? []
  if (open === undefined || !loaded) return { ...chain, data: undefined }
  const mayChange = isAllowed(loaded.company.role, 'employee.change') && open.dismissedOn === null
  const today = todayIn(loaded.company.timeZone)
  return { ...chain, data: { ...loaded, employee: open, mayChange, today } }
}

/** A good address of nobody: the number is wrong, or of another organisation. */
function EmployeeNotFound() {
  useDocumentTitle(TITLE)
  return (
    <Screen
      title={TITLE}
      text="Работника с таким номером нет. Проверьте адрес или найдите работника в списке."
    >
      <Link to={PAGES.employees.path} className={buttonClass()}>
        Все сотрудники
      </Link>
    </Screen>
  )
}

/** In the place of an employee's page while it comes. */
function EmployeeSkeleton() {
  return (
    <>
      <div className={styles.header}>
        <Skeleton rows={HEADER_ROWS} />
      </div>
      <Sheet>
        <Skeleton rows={CARD_ROWS} />
      </Sheet>
    </>
  )
}
