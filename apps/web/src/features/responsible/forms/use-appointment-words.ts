import type { ResponsibilityRole } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import type { WordsTable } from '../../../lib/form/field-words.ts'
import { NO_ORDER } from '../order-values.ts'
import { useResponsibleScope } from '../responsible-scope.ts'
import { type AppointmentValues, EMPLOYEE_LABEL } from './appointment-values.ts'
import { orderTable } from './order-fields.tsx'

/** An appointment as it is read; `role` names him who works here no more. */
export function useAppointmentWords(role: ResponsibilityRole): WordsTable<AppointmentValues> {
  const { company } = useResponsibleScope()
  const { data: employees = [] } = useQuery(employeesQuery(company.id))

  function nameOf(id: number | null): string {
    const employee = employees.find((one) => one.id === id)
    if (employee !== undefined) return fullName(employee)
    return id === null ? '' : ((id === role.employeeId ? role.employeeFullName : null) ?? `№\u00a0${id}`)
  }

  return { employeeId: { label: EMPLOYEE_LABEL, text: nameOf }, ...orderTable(NO_ORDER) }
}
