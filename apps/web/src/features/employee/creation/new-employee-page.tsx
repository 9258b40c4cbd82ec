import { isAllowed, PAGES } from '@ot/domain'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useEmployeeStaff } from '../api/use-staff.ts'
import { AllEmployeesLink } from '../layout/all-employees-link.tsx'
import { NewEmployees } from './new-employees.tsx'

const SKELETON_ROWS = 14

export function NewEmployeePage() {
  const staff = useEmployeeStaff()
  return (
    <>
      <AllEmployeesLink />
      <PageHeading title="Новый работник" />
      <Loaded
        of={staff}
        skeleton={
          <Sheet>
            <Skeleton rows={SKELETON_ROWS} />
          </Sheet>
        }
      >
        {(loaded) => {
          if (loaded === null)
            return (
              <NoCompanyNotice purpose="Работники появляются вместе с организацией: сначала её сведения, затем отделы." />
            )
          if (!isAllowed(loaded.company.role, 'employee.change'))
            return (
              <Notice>
                Вы наблюдатель в этой организации: работников записывают её владелец и редакторы.
              </Notice>
            )
          return loaded.departments.length === 0 ? <NoDepartmentsNotice /> : <NewEmployees staff={loaded} />
        }}
      </Loaded>
    </>
  )
}

/** Everybody works in a department: without one nobody can be written down. */
function NoDepartmentsNotice() {
  return (
    <Notice kind="warning">
      <p>
        <strong>У вашей компании нет отделов.</strong>
      </p>
      <p>
        Работник всегда записан в отделе. <Link to={PAGES.employees.path}>Добавьте первый отдел</Link> в
        списке работников.
      </p>
    </Notice>
  )
}
