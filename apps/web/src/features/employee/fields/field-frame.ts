import type { FieldFrame } from '../../../ui/field.tsx'
import { type EmployeeField, isRequired, LABELS } from '../employee-fields.ts'
import type { EmployeeForm } from '../use-employee-form.ts'

/** What a control's row needs to know of its field. */
export function employeeFrame(form: EmployeeForm, field: EmployeeField): FieldFrame {
  return {
    id: `employee-${field}`,
    label: LABELS[field],
    isRequired: isRequired(field),
    error: form.problemOf(field),
  }
}
