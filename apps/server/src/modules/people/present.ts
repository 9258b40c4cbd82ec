import type { EmployeeAnswer } from '@ot/contract'
import type { DepartmentRow } from './department-queries.ts'
import type { NamedEmployee } from './employee-queries.ts'

export function presentDepartment({ id, companyId, name, headEmployeeId, version }: DepartmentRow) {
  return { id, companyId, name, headEmployeeId, version }
}

export function presentEmployee(row: NamedEmployee): EmployeeAnswer {
  return {
    id: row.id,
    companyId: row.companyId,
    version: row.version,
    employeeGroupId: row.departmentId,
    position: { id: row.positionId, name: row.positionName },
    positionId: row.positionId,
    positionStaff: row.positionStaff,
    lastName: row.lastName,
    firstName: row.firstName,
    fatherName: row.fatherName,
    sex: row.sex,
    birthDate: row.birthDate,
    hireDate: row.hireDate,
    snils: row.snils,
    personalPhone: row.personalPhone,
    workMobilePhone: row.workMobilePhone,
    workPhone: row.workPhone,
    internalPhone: row.internalPhone,
    email: row.email,
    workEmail: row.workEmail,
    dismissedOn: row.dismissedOn,
  }
}
