import { isAllowed } from '@ot/domain'
import { todayIn } from '../../../lib/calendar-date.ts'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { DispatchesScopeContext } from '../dispatches-scope.ts'
import { DispatchRegistry } from './dispatch-registry.tsx'

/** /company/list/registry */
export function DispatchesPage() {
  return (
    <Sheet>
      <Loaded of={useCurrentCompany()}>
        {(company) => (company === null ? <NoCompany /> : <Registry company={company} />)}
      </Loaded>
    </Sheet>
  )
}

function NoCompany() {
  return (
    <>
      <PageHeading title="Отправка документов" />
      <NoCompanyNotice purpose="Отправляют зарегистрированные документы организации." />
    </>
  )
}

function Registry({ company }: { company: Companies[number] }) {
  const scope = {
    company,
    today: todayIn(company.timeZone),
    maySend: isAllowed(company.role, 'dispatch.change'),
  }
  return (
    <DispatchesScopeContext value={scope}>
      <DispatchRegistry />
    </DispatchesScopeContext>
  )
}
