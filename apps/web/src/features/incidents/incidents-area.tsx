import { isAllowed } from '@ot/domain'
import type { ReactNode } from 'react'
import { todayIn } from '../../lib/calendar-date.ts'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import type { Companies } from '../../lib/session/session.ts'
import { NoCompanyNotice } from '../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { IncidentsScopeContext } from './incidents-scope.ts'

interface IncidentsAreaProps {
  /** Of the page, for somebody who has no company yet. */
  title: string
  children: ReactNode
}

/** A page about incidents of the current company. */
export function IncidentsArea({ title, children }: IncidentsAreaProps) {
  return (
    <Sheet>
      <Loaded of={useCurrentCompany()}>
        {(company) =>
          company === null ? (
            <>
              <PageHeading title={title} />
              <NoCompanyNotice purpose="Происшествия записывают с работниками организации." />
            </>
          ) : (
            <Scope company={company}>{children}</Scope>
          )
        }
      </Loaded>
    </Sheet>
  )
}

function Scope({ company, children }: { company: Companies[number]; children: ReactNode }) {
  const scope = {
    company,
    today: todayIn(company.timeZone),
    mayChange: isAllowed(company.role, 'incident.change'),
  }
  return <IncidentsScopeContext value={scope}>{children}</IncidentsScopeContext>
}
