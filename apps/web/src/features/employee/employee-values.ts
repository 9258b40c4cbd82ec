import type { EmployeeAnswer, EmployeeFields } from '@ot/contract'
import type { Sex } from '@ot/domain'

type Chosen = 'employeeGroupId' | 'positionId' | 'sex'

/** An employee's record as it is typed: every text is a string, an absent one is empty. */
export interface EmployeeValues extends Record<Exclude<keyof EmployeeFields, Chosen>, string> {
  employeeGroupId: number | null
  positionId: number | null
  sex: Sex | null
}

export const EMPTY_VALUES: EmployeeValues = {
  employeeGroupId: null,
  positionId: null,
  positionStaff: '',
  lastName: '',
  firstName: '',
  fatherName: '',
  sex: null,
  birthDate: '',
  hireDate: '',
  snils: '',
  personalPhone: '',
  workMobilePhone: '',
  workPhone: '',
  internalPhone: '',
  email: '',
  workEmail: '',
}

export function employeeValues(employee: EmployeeAnswer): EmployeeValues {
  const { id, companyId, version, position, dismissedOn, ...facts } = employee
  return {
    ...facts,
    positionStaff: facts.positionStaff ?? '',
    snils: facts.snils ?? '',
    personalPhone: facts.personalPhone ?? '',
    workMobilePhone: facts.workMobilePhone ?? '',
    workPhone: facts.workPhone ?? '',
    internalPhone: facts.internalPhone ?? '',
    email: facts.email ?? '',
    workEmail: facts.workEmail ?? '',
  }
}
