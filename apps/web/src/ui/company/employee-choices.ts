import type { EmployeeAnswer } from '@ot/contract'
import { lowerFirst } from '@ot/text'
import type { Choice } from '../choices.ts'

/** An employee in a list; found both by the name and by the position. */
export interface EmployeeOption extends Choice<number> {
  name: string
  position: string
}

export function employeeOptions(employees: readonly EmployeeAnswer[]): EmployeeOption[] {
  return employees.map((employee) => {
    const name = [employee.lastName, employee.firstName, employee.fatherName].join(' ').trim()
    const position = lowerFirst(employee.positionStaff ?? employee.position.name)
    return { value: employee.id, label: `${name} — ${position}`, name, position }
  })
}
