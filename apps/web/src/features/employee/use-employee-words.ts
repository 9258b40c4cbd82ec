import { useEmployeeScope } from '../../lib/company/employee-scope.ts'
import { type EmployeeWords, namesById } from './employee-text.ts'

/** The words for the record of whose page is open; `chosen` are positions that he has not yet. */
export function useEmployeeWords(chosen: readonly { id: number; name: string }[] = []): EmployeeWords {
  const { departments, employee, today } = useEmployeeScope()
  return {
    departments: namesById(departments),
    positions: namesById(chosen, [employee.position]),
    today,
    dismissedOn: employee.dismissedOn,
  }
}
