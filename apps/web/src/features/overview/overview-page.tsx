import type { Overview } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { NoCompanyNotice } from '../../lib/company/no-company-notice.tsx'
import { both, type Load } from '../../lib/load.ts'
import type { Companies } from '../../lib/session/session.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { overviewQuery } from './api/overview-queries.ts'
import { DeadlineCalendar } from './calendar/deadline-calendar.tsx'
import { CalendarLink } from './components/calendar-link.tsx'
import { Counters } from './components/counters.tsx'
import { DepartmentTable } from './components/department-table.tsx'
import { FirstSteps } from './components/first-steps.tsx'
import styles from './overview-page.module.css'

/** What is overdue, what comes next and where: the first page that is opened in the morning. */
export function OverviewPage() {
  const page = useOverviewPage()
  return (
    <Sheet>
      <PageHeading title="Новости и уведомления" />
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

interface LoadedOverview {
  company: Companies[number]
  overview: Overview
}

function OverviewParts({ company, overview }: LoadedOverview) {
  const { departments } = overview
  const staffed = departments.filter(({ employees }) => employees > 0)
  if (staffed.every(({ cells }) => cells.every(({ events }) => events === 0)))
    return <FirstSteps company={company} hasEmployees={staffed.length > 0} />
  return (
    <>
      <OverviewPart title="По разделам">
        <Counters overview={overview} />
      </OverviewPart>
      <OverviewPart title="По отделам">
        <DepartmentTable departments={staffed} />
      </OverviewPart>
      <OverviewPart title="Календарь сроков">
        <DeadlineCalendar overview={overview} />
      </OverviewPart>
      <OverviewPart title="Подписка на календарь">
        <CalendarLink company={company} />
      </OverviewPart>
    </>
  )
}

function OverviewPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Null: there is no company yet. */
function useOverviewPage(): Load<LoadedOverview | null> {
  const current = useCurrentCompany()
  const id = current.data?.id ?? 0
  const asked = useQuery({ ...overviewQuery(id), enabled: id > 0 })
  if (current.data === null) return { data: null, error: null, refetch: current.refetch }
  const { data, error, refetch } = both(current, asked)
  const [company, overview] = data ?? []
  return { data: !company || overview === undefined ? undefined : { company, overview }, error, refetch }
}
