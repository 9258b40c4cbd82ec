import type { EmployeeAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import { employeesQuery, useDepartments } from '../../../lib/company/staff.ts'
import { bothLoaded, type Load } from '../../../lib/load.ts'
import type { Companies } from '../../../lib/session/session.ts'

export interface EmployeeStaff {
  company: Companies[number]
  departments: Departments
  /** Everybody who works here now. */
  employees: readonly EmployeeAnswer[]
}

/** The companies, then departments, then employees of the current one; null: there is no company yet. */
export function useEmployeeStaff(): Load<EmployeeStaff | null> {
  const current = useCurrentCompany()
  const company = current.data ?? null
  const id = company?.id ?? 0
  const departments = useDepartments(id)
  const employees = useQuery({
    ...employeesQuery(id),
    enabled: id > 0 && departments.data !== undefined,
  })
  if (company === null)
    return { data: current.data === null ? null : undefined, error: current.error, refetch: current.refetch }
  const chain = bothLoaded(departments, employees)
  const [groups, people] = chain.data ?? []
  if (groups === undefined || people === undefined) return { ...chain, data: undefined }
  return { ...chain, data: { company, departments: groups, employees: people } }
}
