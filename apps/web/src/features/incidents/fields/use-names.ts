import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { useIncidentsScope } from '../incidents-scope.ts'

/** Those who work here by their ids, in words; nobody is read as nothing. */
export function useNames(): (employeeId: number | null) => string {
  const { company } = useIncidentsScope()
  const staff = useQuery(employeesQuery(company.id)).data ?? []
  return (employeeId) => {
    if (employeeId === null) return ''
    const employee = staff.find(({ id }) => id === employeeId)
    return employee === undefined ? `№\u00a0${employeeId}` : fullName(employee)
  }
}
