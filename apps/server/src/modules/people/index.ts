import type { FastifyInstance } from 'fastify'
import { registerDepartments } from './department-routes.ts'
import { registerEmployees } from './employee-routes.ts'

export { changeDepartment } from './change-department.ts'
export { createDepartment } from './create-department.ts'
export { createEmployee } from './create-employee.ts'
export { type DepartmentRow, findDepartment, listDepartments } from './department-queries.ts'
export { dismissEmployee } from './dismiss-employee.ts'
export {
  type EmployeeRow,
  getEmployeeForUpdate,
  listStaff,
  type NamedEmployee,
  updateEmployee,
} from './employee-queries.ts'
export { type EmployeeRecord, employeeRecord, personOf } from './employee-record.ts'
export { requireSoundEmployee, requireTariffHolds } from './employee-rules.ts'
export { findCompanyOfDepartment } from './find-department.ts'
export { findEmployeeOf } from './find-employee.ts'
export { departmentsOf, employeesOf } from './lists.ts'
export { joinPeople } from './other-jobs.ts'
export {
  insertDepartments,
  insertStaff,
  linkJobs,
  lockStaff,
  type StaffVersion,
  updateStaff,
} from './staff-queries.ts'

export function registerPeople(app: FastifyInstance): void {
  registerDepartments(app)
  registerEmployees(app)
}
