import { PAGES } from '@ot/domain'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ImportFor } from '../page/import-for.tsx'
import { PastFor } from '../past/past-for.tsx'

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
