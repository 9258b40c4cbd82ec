import type { EmployeeAnswer } from '@ot/contract'
import type { Departments } from '../../../lib/company/employee-scope.ts'

/** The department that the address asks for, if the company has it: `?department=12`. */
export function askedDepartment(search: object, departments: Departments): number | null {
  const asked = 'department' in search ? Number(search.department) : Number.NaN
  return departments.find(({ id }) => id === asked)?.id ?? null
}

/** Whose other job the address asks for, if he works here: `?person=12`. */
export function askedPerson(search: object, employees: readonly EmployeeAnswer[]): EmployeeAnswer | null {
  const asked = 'person' in search ? Number(search.person) : Number.NaN
  return employees.find(({ id }) => id === asked) ?? null
}
