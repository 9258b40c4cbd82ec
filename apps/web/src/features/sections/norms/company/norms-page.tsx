import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCurrentCompany } from '../../../../lib/company/companies.ts'
import { NoCompanyNotice } from '../../../../lib/company/no-company-notice.tsx'
import { both } from '../../../../lib/load.ts'
import { paths } from '../../../../lib/paths.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { companyProposalsQuery } from '../api/proposals.ts'
import { CompanyNormsDesk } from './company-norms.tsx'
import styles from './company-norms.module.css'
import { normsSearch, type NormsView, normsView } from './norms-view.ts'

export function NormsPage() {
  const view = normsView(useSearch({ strict: false }))
  const navigate = useNavigate()
  const company = useCurrentCompany()
  const id = company.data?.id ?? 0
  const proposals = useQuery({ ...companyProposalsQuery(id), enabled: id > 0 })
  const page = company.data === null ? { ...company, data: [null, []] as const } : both(company, proposals)

  function show(next: NormsView): void {
    void navigate({
      to: paths.employeesNorms,
      search: normsSearch(next),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <Sheet>
      <PageHeading title="Обязанности по нормам" />
      <Loaded of={page}>
        {([current, loaded]) =>
          current === null ? (
            <NoCompanyNotice purpose="Нормы предъявляют требования к работникам организации: сначала её сведения, затем работники." />
          ) : (
            <div className={styles.page}>
              <p className={styles.lead}>
                Что по нормам нужно каждой должности и чего у работников ещё нет. Ответ на должность один — он
                относится ко всем её работникам. Вычеркнутое можно вернуть позже.
              </p>
              <CompanyNormsDesk company={current} proposals={loaded} view={view} onView={show} />
            </div>
          )
        }
      </Loaded>
    </Sheet>
  )
}
