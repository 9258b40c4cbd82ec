import type { EmployeeAnswer } from '@ot/contract'
import { NO_EMPLOYEE_FACTS, type Role } from '@ot/domain'
import { answerWith } from '../../../testing/answer-with.ts'

export const COMPANIES = 'GET /api/companies'
export const LIST = 'GET /api/incidents?companyId=7'

const PERSON: EmployeeAnswer = {
  id: 11,
  companyId: 7,
  employeeGroupId: 1,
  positionId: 2,
  position: { id: 2, name: 'Токарь' },
  ...NO_EMPLOYEE_FACTS,
  personId: 11,
  employmentKind: 'main',
  lastName: 'Ким',
  firstName: 'Лев',
  fatherName: 'Львович',
  sex: 'm',
  birthDate: '1985-04-12',
  hireDate: '2020-02-03',
  dismissedOn: null,
  version: 1,
}

export const STAFF: EmployeeAnswer[] = [
  PERSON,
  { ...PERSON, id: 12, lastName: 'Ёлкина', firstName: 'Анна', fatherName: 'Юрьевна', sex: 'f' },
  { ...PERSON, id: 13, lastName: 'Громов', firstName: 'Пётр', fatherName: 'Ильич' },
]

/** The calls that every page of incidents makes, and those of one test. */
export function incidentsServer(own: Parameters<typeof answerWith>[0], role: Role = 'owner') {
  return answerWith({
    [COMPANIES]: () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    'GET /api/employees?companyId=7': () => Response.json(STAFF),
    'GET /api/employee-groups?companyId=7': () => Response.json([]),
    ...own,
  })
}
