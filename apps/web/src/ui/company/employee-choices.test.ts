import { expect, test } from 'vitest'
import { sampleEmployee } from '../../testing/sample-employee.ts'
import { matchingChoices } from '../choices.ts'
import { employeeOptions } from './employee-choices.ts'

function employee(id: number, lastName: string, position: string, positionStaff: string | null = null) {
  return sampleEmployee(id, { lastName, positionStaff, position: { id: 1, name: position } })
}

const choices = employeeOptions([
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
