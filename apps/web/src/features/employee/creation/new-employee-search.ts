import type { Departments } from '../../../lib/company/employee-scope.ts'

/** The department that the address asks for, if the company has it: `?department=12`. */
export function askedDepartment(search: object, departments: Departments): number | null {
  const asked = 'department' in search ? Number(search.department) : Number.NaN
  return departments.find(({ id }) => id === asked)?.id ?? null
}
