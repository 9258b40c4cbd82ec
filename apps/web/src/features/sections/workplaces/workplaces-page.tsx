import { isAllowed } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { todayIn } from '../../../lib/calendar-date.ts'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { workplacesQuery } from '../../../lib/company/workplaces.ts'
import { bothLoaded } from '../../../lib/load.ts'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { isAssessment } from '../api/event-changes.ts'
import { useSectionRows } from '../pages/api/use-section-rows.ts'
import { RecordsScopeContext } from '../records-scope.ts'
import { WorkplacesDesk } from './workplaces-desk.tsx'

export function WorkplacesPage() {
  const company = useCurrentCompany()
  const staff = useSectionRows('register', 'sout')
  const id = company.data?.id ?? 0
  const workplaces = useQuery({ ...workplacesQuery(id), enabled: id > 0 })
  if (company.data === null) {
    return (
      <Sheet>
        <PageHeading title="Рабочие места" />
        <NoCompanyNotice purpose="Рабочие места оценивают в организации: сначала её сведения." />
      </Sheet>
    )
  }
  return (
    <Sheet>
      <Loaded of={bothLoaded(staff, workplaces)}>
        {([loaded, all]) =>
          loaded !== null && (
            <RecordsScopeContext
              value={{
                company: loaded.company,
                today: todayIn(loaded.company.timeZone),
                mayChange: isAllowed(loaded.company.role, 'event.change'),
              }}
            >
              <WorkplacesDesk
                workplaces={all}
                staff={loaded}
                assessments={loaded.rows.filter(isAssessment)}
              />
            </RecordsScopeContext>
          )
        }
      </Loaded>
    </Sheet>
  )
}
