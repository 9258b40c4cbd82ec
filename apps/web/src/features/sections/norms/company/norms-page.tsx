import type { Proposal } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../../lib/company/companies.ts'
import { normsText } from '../../../../lib/company/tariff-texts.ts'
import { bothLoaded, type Load } from '../../../../lib/load.ts'
import { useNavigate, useSearch } from '../../../../lib/routing/use-router.ts'
import type { Companies } from '../../../../lib/session/session.ts'
import { NoCompanyNotice } from '../../../../ui/company/no-company-notice.tsx'
import { TariffNotice } from '../../../../ui/company/tariff-notice.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { PrintHead } from '../../../../ui/print-head.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { companyProposalsQuery } from '../api/proposals.ts'
import styles from './company-norms.module.css'
import { CompanyNormsDesk } from './company-norms.tsx'
import { type NormsView, normsSearch, normsView } from './norms-view.ts'

export function NormsPage() {
  const view = normsView(useSearch())
  const navigate = useNavigate()
  const page = useNormsPage()

  function show(next: NormsView): void {
    void navigate({
      to: PAGES.employeesNorms.path,
      search: normsSearch(next),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <Sheet>
      <PageHeading title="Обязанности по нормам" />
      <PrintHead />
      <Loaded of={page}>
        {(loaded) =>
          loaded === null ? (
            <NoCompanyNotice purpose="Нормы предъявляют требования к работникам организации: сначала её сведения, затем работники." />
          ) : (
            <div className={styles.page}>
              <p className={styles.lead}>
                Что по нормам нужно каждой должности и чего у работников ещё нет. Ответ на должность один — он
                относится ко всем её работникам. Вычеркнутое можно вернуть позже.
              </p>
              <TariffNotice companyId={loaded.company.id} say={normsText} />
              <CompanyNormsDesk {...loaded} view={view} onView={show} />
            </div>
          )
        }
      </Loaded>
    </Sheet>
  )
}

interface LoadedNorms {
  company: Companies[number]
  proposals: readonly Proposal[]
}

/** Null: there is no company yet. */
function useNormsPage(): Load<LoadedNorms | null> {
  const current = useCurrentCompany()
  const id = current.data?.id ?? 0
  const asked = useQuery({ ...companyProposalsQuery(id), enabled: id > 0 })
  if (current.data === null) return { data: null, error: null, refetch: current.refetch }
  const { data, error, refetch } = bothLoaded(current, asked)
  const [company, proposals] = data ?? []
  return { data: !company || proposals === undefined ? undefined : { company, proposals }, error, refetch }
}
