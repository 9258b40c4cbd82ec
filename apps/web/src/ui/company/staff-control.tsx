import type { EmployeeAnswer } from '@ot/contract'
import { lowerFirst } from '@ot/text'
import { fullName } from '../../lib/company/employee-name.ts'
import type { FieldFrame } from '../field.tsx'
import { MultiChoiceControl } from '../multi-choice-control.tsx'

interface StaffControlProps {
  frame: FieldFrame
  employees: readonly EmployeeAnswer[]
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** Several of the staff, looked for by name or by position; who is chosen stands by his name. */
export function StaffControl({ frame, employees, value, onChange }: StaffControlProps) {
  const names = new Map(employees.map((employee) => [employee.id, fullName(employee)]))
  return (
    <MultiChoiceControl
      frame={frame}
      choices={employees.map((employee) => ({
        value: employee.id,
        label: `${fullName(employee)} — ${lowerFirst(employee.positionStaff ?? employee.position.name)}`,
      }))}
      chosen={value.map((id) => ({ value: id, label: names.get(id) ?? '' }))}
      placeholder={value.length === 0 ? 'Фамилия или должность' : 'Добавить ещё'}
      message={employees.length === 0 ? 'Работников пока нет' : undefined}
      onChange={onChange}
    />
  )
}
