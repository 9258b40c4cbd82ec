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
import { ImportDesk } from './import-desk.tsx'

export function EmployeeImportPage() {
  const company = useCurrentCompany()
  return (
    <Sheet>
      <PageHeading title="Загрузка работников">
        <Link to={PAGES.employeesPast.path} className={buttonClass('quiet')}>
          Прошлые даты
        </Link>
        <Link to={PAGES.employeesMain.path} className={buttonClass('quiet')}>
          Все работники
        </Link>
      </PageHeading>
      <Loaded of={company}>{(current) => <ImportFor company={current} />}</Loaded>
    </Sheet>
  )
}

type ImportCompany = Pick<Companies[number], 'id' | 'role' | 'timeZone'>

export function ImportFor({ company }: { company: ImportCompany | null }) {
  if (company === null) return <NoCompanyNotice purpose="Работники записываются в организацию." />
  if (!isAllowed(company.role, 'employee.change')) {
    return <Notice>Вы наблюдатель в этой организации: работников загружают её владелец и редакторы.</Notice>
  }
  return <ImportDesk key={company.id} company={company} />
}
