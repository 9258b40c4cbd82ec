import type { EmployeeAnswer } from '@ot/contract'
import { expect, test } from 'vitest'
import { matchingChoices } from '../../ui/choices.ts'
import { employeeChoices } from './employee-choices.ts'

function employee(
  id: number,
  lastName: string,
  position: string,
  positionStaff: string | null = null,
): EmployeeAnswer {
  return {
    id,
    companyId: 1,
    version: 1,
    employeeGroupId: 1,
    positionId: 1,
    position: { id: 1, name: position },
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

const choices = employeeChoices([
  employee(1, 'Королёва', 'Слесарь-ремонтник'),
  employee(2, 'Слесарева', 'Бухгалтер'),
  employee(3, 'Ильина', 'Инженер', 'Инженер по охране труда'),
])

test('работник показан с должностью, по штату — если она указана', () => {
  expect(choices.map(({ label }) => label)).toEqual([
    'Королёва Анна Петровна — слесарь-ремонтник',
    'Слесарева Анна Петровна — бухгалтер',
    'Ильина Анна Петровна — инженер по охране труда',
  ])
})

test.each([
  ['слесар', [1, 2], 'и по должности, и по фамилии'],
  ['КОРОЛЕВ', [1], 'е вместо ё, прописными'],
  ['охране', [3], 'по должности по штату'],
  ['петрова', [], 'никого'],
])('по «%s» находится %j (%s)', (text, expected) => {
  expect(matchingChoices(choices, text).map(({ value }) => value)).toEqual(expected)
})
