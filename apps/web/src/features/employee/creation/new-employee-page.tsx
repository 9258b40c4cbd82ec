import { isAllowed } from '@ot/domain'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStaff } from '../api/use-staff.ts'
import { AllEmployeesLink } from '../layout/all-employees-link.tsx'
import { NewEmployees } from './new-employees.tsx'
import { NoDepartmentsNotice } from './no-departments-notice.tsx'

const SKELETON_ROWS = 14

export function NewEmployeePage() {
  const staff = useStaff()
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
