import { isEmployeeFieldOf } from '@ot/domain'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import type { EmployeeField as FieldName } from '../employee-fields.ts'
import type { EmployeeForm } from '../use-employee-form.ts'
import { DateField } from './date-field.tsx'
import { DepartmentField } from './department-field.tsx'
import { NameField } from './name-field.tsx'
import { PositionField } from './position-field.tsx'
import { SexField } from './sex-field.tsx'
import { TextRow } from './text-row.tsx'

export interface FieldSurroundings {
  departments: Departments
  today: string
}

interface EmployeeFieldProps {
  form: EmployeeForm
  field: FieldName
  around: FieldSurroundings
}

/** The control that a fact of the record is changed with. */
export function EmployeeField({ form, field, around }: EmployeeFieldProps) {
  if (isEmployeeFieldOf(field, 'department'))
    return <DepartmentField form={form} departments={around.departments} />
  if (isEmployeeFieldOf(field, 'position')) return <PositionField form={form} />
  if (isEmployeeFieldOf(field, 'sex')) return <SexField form={form} />
  if (isEmployeeFieldOf(field, 'name')) return <NameField form={form} field={field} />
  if (isEmployeeFieldOf(field, 'day')) return <DateField form={form} field={field} today={around.today} />
  return <TextRow form={form} field={field} today={around.today} />
}
