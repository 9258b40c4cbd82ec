import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { type AnsweredGroup, responsibilitiesQuery } from '../../../lib/company/responsibilities.ts'
import type { Load } from '../../../lib/load.ts'
import type { Companies } from '../../../lib/session/session.ts'

export interface Responsible {
  company: Companies[number]
  groups: readonly AnsweredGroup[]
}

/** The roles of the first company; null: there is no company yet. */
export function useResponsible(): Load<Responsible | null> {
  const current = useCurrentCompany()
  const company = current.data ?? null
  const groups = useQuery({ ...responsibilitiesQuery(company?.id ?? 0), enabled: company !== null })
  if (company === null) {
    const { error, refetch } = current
    return { data: current.data === null ? null : undefined, error, refetch }
  }
  const { data, error, refetch } = groups
  return { data: data === undefined ? undefined : { company, groups: data }, error, refetch }
}
