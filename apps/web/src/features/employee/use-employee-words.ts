import { useEmployeeScope } from '../../lib/company/employee-scope.ts'
import type { WordsTable } from '../../lib/form/field-words.ts'
import { employeeTexts, namesById } from './employee-text.ts'
import type { EmployeeValues } from './employee-values.ts'

/** The words for the record of whose page is open; `chosen` are positions that he has not yet. */
export function useEmployeeWords(
  chosen: readonly { id: number; name: string }[] = [],
): WordsTable<EmployeeValues> {
  const { departments, employee, today } = useEmployeeScope()
  return employeeTexts({
    departments: namesById(departments),
    positions: namesById(chosen, [employee.position]),
    today,
    dismissedOn: employee.dismissedOn,
  })
}
