import { NoCompanyNotice } from '../../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useStaff } from '../api/use-staff.ts'
import { useListView } from '../use-list-view.ts'
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
