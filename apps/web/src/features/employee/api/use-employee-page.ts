import { isAllowed } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { todayIn } from '../../../lib/calendar-date.ts'
import { employeeQuery } from '../../../lib/company/employee.ts'
import type { EmployeeScope } from '../../../lib/company/employee-scope.ts'
import { both, type Load } from '../../../lib/load.ts'
import { useStaff } from './use-staff.ts'

/** The companies, then departments, then employees, then the one; null: there is no company yet. */
export function useEmployeePage(employeeId: number): Load<EmployeeScope | null> {
  const staff = useStaff()
  const known = staff.data ?? null
  const employee = useQuery({
    ...employeeQuery(employeeId),
    enabled: known !== null,
    // The list has the whole record: on the way to a neighbour nothing is waited for.
    placeholderData: () => known?.employees.find(({ id }) => id === employeeId),
  })
  if (staff.data === null) return { data: null, error: null, refetch: staff.refetch }
  const chain = both(staff, employee)
  const [loaded, open] = chain.data ?? []
  if (open === undefined || !loaded) return { ...chain, data: undefined }
  const mayChange = isAllowed(loaded.company.role, 'employee.change') && open.dismissedOn === null
  const today = todayIn(loaded.company.timeZone)
  return { ...chain, data: { ...loaded, employee: open, mayChange, today } }
}
