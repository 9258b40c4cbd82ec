import type { EmployeeAnswer, MemoSummary } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../../lib/company/companies.ts'
import { employeesQuery } from '../../../../lib/company/staff.ts'
import { both, type Load } from '../../../../lib/load.ts'
import type { Companies } from '../../../../lib/session/session.ts'
import { memosQuery } from '../api/memos.ts'

export interface LoadedRegistry {
  company: Companies[number]
  employees: readonly EmployeeAnswer[]
  memos: readonly MemoSummary[]
}

/** Null: there is no company yet. */
export function useRegistry(): Load<LoadedRegistry | null> {
  const company = useCurrentCompany()
  const id = company.data?.id ?? 0
  const employees = useQuery({ ...employeesQuery(id), enabled: id > 0 })
  const memos = useQuery({ ...memosQuery(id), enabled: id > 0 })
  const chain = both(company, both(employees, memos))
  if (company.data === null) return { data: null, error: null, refetch: company.refetch }
  if (chain.data === undefined) return { ...chain, data: undefined }
  const [current, [staff, listed]] = chain.data
  return { ...chain, data: current === null ? null : { company: current, employees: staff, memos: listed } }
}
