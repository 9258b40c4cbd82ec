import type { CompanyAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { companyQuery } from '../../../lib/company/company.ts'
import { employeesQuery, useDepartments } from '../../../lib/company/staff.ts'
import { bothLoaded, type Load } from '../../../lib/load.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CompanyCard } from './company-card.tsx'

const SKELETON_ROWS = 16

export function CompanyPage() {
  const company = useCompanyCard()
  return (
    <Loaded
      of={company}
      skeleton={
        <Sheet>
          <Skeleton rows={SKELETON_ROWS} />
        </Sheet>
      }
    >
      {(current) => <CompanyCard company={current} />}
    </Loaded>
  )
}

/** The companies, then the current one, then its departments and employees; null: there is no company yet. */
function useCompanyCard(): Load<CompanyAnswer | null> {
  const current = useCurrentCompany()
  const id = current.data?.id ?? 0
  const company = useQuery({ ...companyQuery(id), enabled: id > 0 })
  const departments = useDepartments(company.data?.id ?? 0)
  const employees = useQuery({ ...employeesQuery(id), enabled: departments.data !== undefined })
  const chain = bothLoaded(current, bothLoaded(company, bothLoaded(departments, employees)))
  if (current.data === null) return { data: null, error: null, refetch: current.refetch }
  return { ...chain, data: chain.data?.[1][0] }
}
