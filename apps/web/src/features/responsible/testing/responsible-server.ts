import type { EmployeeAnswer, ResponsibilityTerm } from '@ot/contract'
import { NO_EMPLOYEE_FACTS, type Role } from '@ot/domain'
import type { AnsweredGroup } from '../../../lib/company/responsibilities.ts'
import { answerWith } from '../../../testing/answer-with.ts'

type Handlers = Parameters<typeof answerWith>[0]

interface World {
  groups: readonly AnsweredGroup[]
  employees?: readonly EmployeeAnswer[]
  terms?: readonly ResponsibilityTerm[]
  role?: Role
  own?: Handlers
}

export const LIST = 'GET /api/responsibilities?companyId=7'

/** A company with these roles, answered by a fake server; `own` answers stand before. */
export function responsibleServer({ groups, employees = [], terms = [], role = 'owner', own = {} }: World) {
  return answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    [LIST]: () => Response.json(groups),
    'GET /api/employees?companyId=7': () => Response.json(employees),
    'GET /api/responsibilities/history?companyId=7': () => Response.json(terms),
    ...own,
  })
}

function employee(id: number, lastName: string, firstName: string, fatherName: string): EmployeeAnswer {
  return {
    id,
    companyId: 7,
    version: 1,
    employeeGroupId: 1,
    lastName,
    firstName,
    fatherName,
    positionId: 38,
    position: { id: 38, name: 'Кладовщик' },
    ...NO_EMPLOYEE_FACTS,
    personId: id,
    employmentKind: 'main',
    sex: 'f',
    birthDate: '1990-01-01',
    hireDate: '2020-01-01',
    dismissedOn: null,
  }
}

export const STAFF: readonly EmployeeAnswer[] = [
  employee(11, 'Громов', 'Пётр', 'Ильич'),
  employee(12, 'Ёлкина', 'Анна', 'Юрьевна'),
]
