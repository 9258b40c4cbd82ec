import type { Department, EmployeeAnswer, EmployeeCoverage } from '@ot/contract'
import { NO_EMPLOYEE_FACTS } from '@ot/domain'

export const SAMPLE_COMPANY_ID = 7

export function sampleDepartment(id: number, name: string): Department {
  return { id, companyId: SAMPLE_COMPANY_ID, name, headEmployeeId: null, version: 1 }
}

/** `Фамилия Имя Отчество`, of the department given. */
export function sampleEmployee(
  id: number,
  name: string,
  employeeGroupId: number,
  own: Partial<EmployeeAnswer> = {},
): EmployeeAnswer {
  const [lastName = '', firstName = '', ...rest] = name.split(' ')
  return {
    id,
    companyId: SAMPLE_COMPANY_ID,
    version: 1,
    employeeGroupId,
    positionId: 38,
    position: { id: 38, name: 'Кладовщик' },
    ...NO_EMPLOYEE_FACTS,
    personId: id,
    employmentKind: 'main',
    lastName,
    firstName,
    fatherName: rest.join(' '),
    sex: 'm',
    birthDate: '1990-01-01',
    hireDate: '2020-01-01',
    dismissedOn: null,
    ...own,
  }
}

/** Everything in order, but for what a test says. */
export function sampleCoverage(employeeId: number, own: Partial<EmployeeCoverage> = {}): EmployeeCoverage {
  return {
    employeeId,
    briefing: 'ok',
    instruction: 'ok',
    training: 'ok',
    medical: 'ok',
    ppe: 'ok',
    sout: 'ok',
    risk: 'ok',
    ...own,
  }
}
