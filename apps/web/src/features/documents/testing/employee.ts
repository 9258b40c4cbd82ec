import type { EmployeeAnswer } from '@ot/contract'

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
    positionStaff,
    lastName,
    firstName: 'Анна',
    fatherName: 'Петровна',
    sex: 'f',
    birthDate: '1990-01-01',
    hireDate: '2020-01-01',
    snils: null,
    personalPhone: null,
    workMobilePhone: null,
    workPhone: null,
    internalPhone: null,
    email: null,
    workEmail: null,
    dismissedOn: null,
  }
}
