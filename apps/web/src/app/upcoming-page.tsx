import { Link, useMatches } from '@tanstack/react-router'
import { useCurrentCompany } from '../lib/company/companies.ts'
import { NoCompanyNotice } from '../lib/company/no-company-notice.tsx'
import { paths } from '../lib/paths.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Sheet } from '../ui/sheet.tsx'

/** A section that is on the map of the product and opens in a later release; its name is the route's title. */
export function UpcomingPage() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const company = useCurrentCompany()
  return (
    <Sheet>
      <PageHeading title={title} />
      <Loaded of={company}>
        {(current) =>
          current === null ? (
            <NoCompanyNotice purpose="С них начинается учёт: без организации нет ни работников, ни сроков, ни документов." />
          ) : (
            <p>
              Раздел откроется в одном из следующих выпусков. Сейчас работают{' '}
              <Link to={paths.documents}>документы</Link> и{' '}
              <Link to={paths.settingsCompany}>сведения об организации</Link>.
            </p>
          )
        }
      </Loaded>
    </Sheet>
  )
}
