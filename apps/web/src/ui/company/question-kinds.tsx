import { useQuery } from '@tanstack/react-query'
import { employeesQuery } from '../../lib/company/staff.ts'
import type { Load } from '../../lib/load.ts'
import type { QuestionKinds } from '../form/question-field.tsx'
import { type EmployeeOption, employeeOptions } from './employee-choices.ts'
import { EmployeeControl } from './employee-control.tsx'
import { EmployeesControl } from './employees-control.tsx'

const NUMBER = { kind: 'short', max: 20, inputMode: 'decimal' } as const

/** Questions about the people of a company and its numbers, as they are answered. */
export function questionKinds(employees: Load<readonly EmployeeOption[]>): QuestionKinds {
  return {
    number: NUMBER,
    employee: (props) => <EmployeeControl {...props} employees={employees} />,
    employees: ({ frame, value, onChange }) => (
      <EmployeesControl frame={frame} employees={employees} values={value} onChange={onChange} />
    ),
  }
}

export function useEmployeeChoices(companyId: number, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ ...employeesQuery(companyId), select: employeeOptions, enabled })
}
