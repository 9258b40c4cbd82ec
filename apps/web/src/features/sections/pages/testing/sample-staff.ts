import type { Department, EmployeeAnswer } from '@ot/contract'
import { NO_EMPLOYEE_FACTS } from '@ot/domain'

export const SAMPLE_DEPARTMENTS: readonly Department[] = [
  { id: 1, companyId: 7, name: 'Контора', headEmployeeId: null, version: 1 },
  { id: 3, companyId: 7, name: 'Склад', headEmployeeId: null, version: 1 },
]

/** `Фамилия Имя Отчество`. */
export function sampleEmployee(id: number, name: string, own: Partial<EmployeeAnswer> = {}): EmployeeAnswer {
  const [lastName = '', firstName = '', fatherName = ''] = name.split(' ')
  return {
    id,
    companyId: 7,
    version: 1,
    employeeGroupId: 1,
    positionId: 38,
    position: { id: 38, name: 'Кладовщик' },
    ...NO_EMPLOYEE_FACTS,
    personId: id,
    employmentKind: 'main',
    lastName,
    firstName,
    fatherName,
    sex: 'm',
    birthDate: '1990-01-01',
    hireDate: '2020-01-01',
    dismissedOn: null,
    ...own,
  }
}
