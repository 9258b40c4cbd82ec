import type { EmployeeAnswer } from '@ot/contract'
import type { DepartmentRow } from './department-queries.ts'
import type { NamedEmployee } from './employee-queries.ts'
import { personOf } from './employee-record.ts'

export function presentDepartment({ id, companyId, name, headEmployeeId, version }: DepartmentRow) {
  return { id, companyId, name, headEmployeeId, version }
}

export function presentEmployee({ departmentId, positionName, ...row }: NamedEmployee): EmployeeAnswer {
  return {
    ...row,
    personId: personOf(row),
    employeeGroupId: departmentId,
    position: { id: row.positionId, name: positionName },
  }
}
