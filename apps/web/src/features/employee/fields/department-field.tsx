import type { Departments } from '../../../lib/company/employee-scope.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { FormRow } from '../../../ui/form-row.tsx'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'

interface DepartmentFieldProps {
  form: EmployeeForm
  departments: Departments
}

export function DepartmentField({ form, departments }: DepartmentFieldProps) {
  const frame = employeeFrame(form, 'employeeGroupId')
  const choices: Choice<number | null>[] = departments.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormRow {...frame}>
      <ChoiceControl
        frame={frame}
        choices={choices}
        value={form.values.employeeGroupId}
        placeholder="Выберите отдел"
        message={departments.length === 0 ? 'Отделов пока нет' : undefined}
        onChange={(id) => form.set('employeeGroupId', id)}
      />
    </FormRow>
  )
}
