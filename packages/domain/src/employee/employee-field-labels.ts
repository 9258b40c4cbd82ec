import { IMPORT_FIELD_LABELS } from './import-fields.ts'

const { fullName, department, position, ...labels } = IMPORT_FIELD_LABELS

/** What the fields of an employee's record are called, by their names on the wire. */
export const EMPLOYEE_FIELD_LABELS = { employeeGroupId: department, positionId: position, ...labels }
export type EmployeeField = keyof typeof EMPLOYEE_FIELD_LABELS

export function isEmployeeField(field: string): field is EmployeeField {
  return Object.hasOwn(EMPLOYEE_FIELD_LABELS, field)
}
