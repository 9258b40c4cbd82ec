import { useQuery } from '@tanstack/react-query'
import { responsibilitiesQuery } from '../../../lib/company/responsibilities.ts'
import { departmentsQuery, employeesQuery } from '../../../lib/company/staff.ts'
import { useRecordsScope } from '../records-scope.ts'
import type { Conductors } from './conductors.ts'

/** Null until it is known; what cannot be loaded proposes nobody, and a mark does not wait for it. */
export function useConductors(isAsked: boolean): Conductors | null {
  const { company } = useRecordsScope()
  const staff = useQuery({ ...employeesQuery(company.id), enabled: isAsked })
  const departments = useQuery({ ...departmentsQuery(company.id), enabled: isAsked })
  const roles = useQuery({ ...responsibilitiesQuery(company.id), enabled: isAsked })
  if (isAsked && ![staff, departments, roles].every(({ isFetched }) => isFetched)) return null
  return { staff: staff.data ?? [], departments: departments.data ?? [], roles: roles.data ?? [] }
}
