import type { EmployeeAnswer } from '@ot/contract'
import { NO_EMPLOYEE_FACTS } from '@ot/domain'

/** A stored record for tests. */
export const SAMPLE_EMPLOYEE: EmployeeAnswer = {
  id: 12,
  companyId: 7,
  version: 3,
  employeeGroupId: 40,
  position: { id: 501, name: 'Водитель автомобиля' },
  positionId: 501,
  ...NO_EMPLOYEE_FACTS,
  personId: 12,
  employmentKind: 'main',
  lastName: 'Иванов',
  firstName: 'Пётр',
  fatherName: 'Сергеевич',
  sex: 'm',
  birthDate: '1992-05-12',
  hireDate: '2015-03-01',
  snils: '112-233-445 95',
  personalPhone: '+7 (916) 123-45-67',
  internalPhone: '1204',
  workEmail: 'ivanov@romashka.ru',
  dismissedOn: null,
}
