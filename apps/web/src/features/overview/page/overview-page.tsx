import type { Overview } from '@ot/contract'
import { COMPANY_TERM_WORDS } from '@ot/domain'
import { lazy, Suspense } from 'react'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PrintHead } from '../../../ui/print-head.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SheetPart } from '../../../ui/sheet-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DeadlineCalendar } from '../calendar/deadline-calendar.tsx'
import { type LoadedOverview, staffedIn, useOverview } from '../use-overview.ts'
import { CalendarLink } from './calendar-link.tsx'
import { CompanyTerms } from './company-terms.tsx'
import { Counters } from './counters.tsx'
import { DepartmentTable } from './department-table.tsx'
import { FirstSteps } from './first-steps.tsx'
import { IncidentNotice } from './incident-notice.tsx'
import { NotEntered } from './not-entered.tsx'
import { RecountedNotice } from './recounted-notice.tsx'

// They stand below the fold: the page opens without them.
const Pictures = lazy(async () => ({ default: (await import('../pictures/pictures.tsx')).Pictures }))
const PICTURE_ROWS = 8

/** What is overdue, what comes next and where, by sections, by departments and by days. */
export function OverviewPage() {
  const page = useOverview()
  return (
    <Sheet>
      <PageHeading title="Сводка" />
      <PrintHead />
      <Loaded of={page}>
        {(loaded) =>
          loaded === null ? (
            <NoCompanyNotice purpose="С них начинается учёт: без организации нет ни работников, ни сроков." />
          ) : (
            <OverviewParts {...loaded} />
          )
        }
      </Loaded>
    </Sheet>
  )
}

function OverviewParts({ company, overview }: LoadedOverview) {
  const { staffed, isEmpty } = staffedIn(overview)
  if (isEmpty)
    return (
      <>
        <IncidentNotice incidents={overview.incidents} timeZone={company.timeZone} />
        <FirstSteps company={company} hasEmployees={staffed.length > 0} />
      </>
    )
  return (
    <>
      <IncidentNotice incidents={overview.incidents} timeZone={company.timeZone} />
      <NotEntered company={company} overview={overview} />
      <RecountedNotice company={company} />
      <SheetPart title="По разделам">
        <Counters overview={overview} />
      </SheetPart>
      <SheetPart title="По отделам">
        <DepartmentTable departments={staffed} />
      </SheetPart>
      <SheetPart title="В картинах">
        <Suspense fallback={<Skeleton rows={PICTURE_ROWS} />}>
          <Pictures companyId={company.id} overview={overview} />
        </Suspense>
      </SheetPart>
      {overview.terms.filter(isToldOf).map((terms) => (
        <SheetPart key={terms.kind} title={COMPANY_TERM_WORDS[terms.kind].title}>
          <CompanyTerms of={terms} />
        </SheetPart>
      ))}
      <SheetPart title="Календарь сроков">
        <DeadlineCalendar overview={overview} />
      </SheetPart>
      <SheetPart title="Подписка на календарь">
        <CalendarLink company={company} />
      </SheetPart>
    </>
  )
}

/** What is due in more than a year is not. */
function isToldOf({ missing, next }: Overview['terms'][number]): boolean {
  return missing > 0 || next.length > 0
}
