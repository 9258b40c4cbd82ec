import type { Departments } from '../../../lib/company/employee-scope.ts'
import type { EmployeeField as FieldName } from '../employee-fields.ts'
import type { EmployeeForm } from '../use-employee-form.ts'
import { DateField } from './date-field.tsx'
import { DepartmentField } from './department-field.tsx'
import { LineField } from './line-field.tsx'
import { MaskedField } from './masked-field.tsx'
import { NameField } from './name-field.tsx'
import { PositionField } from './position-field.tsx'
import { SexField } from './sex-field.tsx'
import { StaffTitleField } from './staff-title-field.tsx'

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
  switch (field) {
    case 'employeeGroupId':
      return <DepartmentField form={form} departments={around.departments} />
    case 'positionId':
      return <PositionField form={form} />
    case 'positionStaff':
      return <StaffTitleField form={form} />
    case 'lastName':
    case 'firstName':
    case 'fatherName':
      return <NameField form={form} field={field} />
    case 'sex':
      return <SexField form={form} />
    case 'birthDate':
    case 'hireDate':
      return <DateField form={form} field={field} today={around.today} />
    case 'snils':
    case 'personalPhone':
    case 'workMobilePhone':
    case 'workPhone':
      return <MaskedField form={form} field={field} />
    case 'internalPhone':
    case 'email':
    case 'workEmail':
      return <LineField form={form} field={field} />
  }
}
