import { isAllowed, PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { PastDesk } from './past-desk.tsx'

export function PastDatesPage() {
  const company = useCurrentCompany()
  return (
    <Sheet>
      <PageHeading title="Прошлые даты">
        <Link to={PAGES.employeesMain.path} className={buttonClass('quiet')}>
          Все работники
        </Link>
      </PageHeading>
      <Loaded of={company}>{(current) => <PastFor company={current} />}</Loaded>
    </Sheet>
  )
}

export function PastFor({ company }: { company: Pick<Companies[number], 'id' | 'role'> | null }) {
  if (company === null) return <NoCompanyNotice purpose="Даты записываются работникам организации." />
  if (!isAllowed(company.role, 'event.change')) {
    return <Notice>Вы наблюдатель в этой организации: даты вносят её владелец и редакторы.</Notice>
  }
  return <PastDesk key={company.id} companyId={company.id} />
}
