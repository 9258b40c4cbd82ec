import type { EmployeeFields } from '@ot/contract'
import { IMPORT_FIELD_LABELS } from '@ot/domain'

export type EmployeeField = keyof EmployeeFields

const { department, position, fullName, dismissedOn, ...own } = IMPORT_FIELD_LABELS

export const LABELS = {
  employeeGroupId: department,
  positionId: position,
  ...own,
} as const satisfies Record<EmployeeField, string>

export interface FieldSection {
  title: string
  fields: readonly EmployeeField[]
}

export const PLACE: FieldSection = {
  title: 'Место работы',
  fields: ['employeeGroupId', 'positionId', 'positionStaff'],
}

export const PERSONAL: FieldSection = {
  title: 'Личные данные',
  fields: ['lastName', 'firstName', 'fatherName', 'sex', 'birthDate', 'hireDate', 'snils'],
}

export const CONTACTS: FieldSection = {
  title: 'Контактные данные',
  fields: ['personalPhone', 'workMobilePhone', 'workPhone', 'internalPhone', 'email', 'workEmail'],
}

export const ALL_FIELDS: readonly EmployeeField[] = [PLACE, PERSONAL, CONTACTS].flatMap(
  ({ fields }) => fields,
)

const REQUIRED: ReadonlySet<EmployeeField> = new Set([
  'lastName',
  'firstName',
  'fatherName',
  'employeeGroupId',
  'positionId',
  'sex',
  'hireDate',
  'birthDate',
])

export function isRequired(field: EmployeeField): boolean {
  return REQUIRED.has(field)
}
