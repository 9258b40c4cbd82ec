import type { EmployeeAnswer } from '@ot/contract'
import type { DepartmentRow } from './department-queries.ts'
import type { NamedEmployee } from './employee-queries.ts'
import { personOf } from './employee-record.ts'

export function presentDepartment({ id, companyId, name, headEmployeeId, version }: DepartmentRow) {
  return { id, companyId, name, headEmployeeId, version }
}

/** Field by field: copying the rest of a row of a list of hundreds took longer than putting it into JSON. */
export function presentEmployee(row: NamedEmployee): EmployeeAnswer {
  return {
    id: row.id,
    personId: personOf(row),
    companyId: row.companyId,
    version: row.version,
    employeeGroupId: row.departmentId,
    positionId: row.positionId,
    position: { id: row.positionId, name: row.positionName },
    positionStaff: row.positionStaff,
    employmentKind: row.employmentKind,
    staffNumber: row.staffNumber,
    lastName: row.lastName,
    firstName: row.firstName,
    fatherName: row.fatherName,
    sex: row.sex,
    birthDate: row.birthDate,
    hireDate: row.hireDate,
    contractDate: row.contractDate,
    firstWorkingDay: row.firstWorkingDay,
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
