import type { EmployeeAnswer } from '@ot/contract'
import { NO_EMPLOYEE_FACTS } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { inListOrder, neighboursOf } from './staff-order.ts'

function person(id: number, employeeGroupId: number, lastName: string): EmployeeAnswer {
  return {
    id,
    employeeGroupId,
    lastName,
    companyId: 1,
    version: 1,
    firstName: 'Анна',
    fatherName: 'Петровна',
    sex: 'f',
    birthDate: '1990-01-01',
    hireDate: '2020-01-01',
    dismissedOn: null,
    position: { id: 5, name: 'Бухгалтер' },
    positionId: 5,
    ...NO_EMPLOYEE_FACTS,
    personId: id,
    employmentKind: 'main',
  }
}

const DEPARTMENTS = [{ id: 20 }, { id: 10 }]
const ANNA = person(1, 10, 'Анина')
const VERA = person(2, 20, 'Верина')
const GALA = person(3, 10, 'Галина')

describe('Порядок списка работников', () => {
  const ordered = inListOrder(DEPARTMENTS, [ANNA, VERA, GALA])

  test('отдел за отделом, внутри — как прислал сервер', () => {
    expect(ordered).toEqual([VERA, ANNA, GALA])
  })

  test.each([
    ['первый', VERA, GALA, ANNA, 1],
    ['средний', ANNA, VERA, GALA, 2],
    ['последний', GALA, ANNA, VERA, 3],
  ])('%s: соседи по кругу', (_place, employee, previous, next, number) => {
    expect(neighboursOf(employee, ordered)).toEqual({ previous, next, number, total: 3 })
  })

  test('у единственного соседей нет', () => {
    expect(neighboursOf(VERA, [VERA])).toEqual({ previous: null, next: null, number: 1, total: 1 })
  })

  test.each([
    ['между теми, где стоял бы по имени', person(9, 10, 'Борина'), ANNA, GALA],
    ['последним в отделе и в списке', person(9, 10, 'Яшина'), GALA, VERA],
    ['первым в списке', person(9, 20, 'Аверина'), GALA, VERA],
    ['в отделе без других — в начале', person(9, 30, 'Аверина'), GALA, VERA],
  ])('уволенный стоит %s', (_place, dismissed, previous, next) => {
    expect(neighboursOf(dismissed, ordered)).toEqual({ previous, next, number: null, total: 3 })
  })
})
