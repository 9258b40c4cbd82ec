import type { EmployeeAnswer } from '@ot/contract'
import { NO_EMPLOYEE_FACTS } from '@ot/domain'

/** Анна Петровна of some surname and position. */
export function sampleEmployee(
  id: number,
  {
    lastName = 'Королёва',
    positionStaff = null,
    position,
  }: Partial<EmployeeAnswer> & Pick<EmployeeAnswer, 'position'>,
): EmployeeAnswer {
  return {
    id,
    companyId: 1,
    version: 1,
    employeeGroupId: 1,
    positionId: position.id,
    position,
    ...NO_EMPLOYEE_FACTS,
    personId: id,
    employmentKind: 'main',
    positionStaff,
    lastName,
    firstName: 'Анна',
    fatherName: 'Петровна',
    sex: 'f',
    birthDate: '1990-01-01',
    hireDate: '2020-01-01',
    dismissedOn: null,
  }
}
