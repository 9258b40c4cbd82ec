import type { StartAnswer } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { startQuery } from './api/start-queries.ts'

export interface Start {
  /** Null where there is no company: `at-first.ts`. */
  companyId: number | null
  guide: StartAnswer
}

/** The guide of whoever keeps the records; null before there is a company, undefined while it is loaded and for one who only reads. */
export function useStart(): Start | null | undefined {
  const company = useCurrentCompany()
  const companyId = company.data?.id ?? 0
  const isAsked = isAllowed(company.data?.role ?? 'viewer', 'employee.change')
  const { data } = useQuery({ ...startQuery(companyId), enabled: isAsked })
  if (company.data === null) return null
  return isAsked && data !== undefined ? { companyId, guide: data } : undefined
}
