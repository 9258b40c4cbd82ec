import { EMPLOYEE_FIELDS, type EmployeeFormField, type EmployeePart, employeeFieldsIn } from '@ot/domain'

export interface FieldSection {
  title: string
  fields: readonly EmployeeFormField[]
}

/** The draft of a part of the record. */
export function employeeDraft(id: number, sections: readonly FieldSection[]): string {
  return `employee:${id}:${sections.map(({ title }) => title).join()}`
}

function section(title: string, part: EmployeePart): FieldSection {
  return { title, fields: employeeFieldsIn(part) }
}

export const PLACE = section('Место работы', 'place')
export const PERSONAL = section('Личные данные', 'personal')
export const CONTACTS = section('Контактные данные', 'contacts')

export const ALL_FIELDS: readonly EmployeeFormField[] = [PLACE, PERSONAL, CONTACTS].flatMap(
  ({ fields }) => fields,
)

export function isEmployeeFieldRequired(field: EmployeeFormField): boolean {
  return EMPLOYEE_FIELDS[field].isRequired
}
