import { Outlet, useParams } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { EmployeeScopeContext } from '../../../lib/company/employee-scope.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useEmployeePage } from '../api/use-employee-page.ts'
import { EmployeeNotFound } from '../employee-not-found.tsx'
import { EmployeeSkeleton } from '../employee-skeleton.tsx'
import { EmployeeHeader } from './employee-header.tsx'

/** The frame of an employee's tabs: who it is, the neighbours, the tabs, and what another feature has to say. */
export function EmployeeLayout({ notice }: { notice?: ReactNode }) {
  const { employeeId = '' } = useParams({ strict: false })
  const page = useEmployeePage(Number(employeeId))
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
