import { expect, test } from 'vitest'
import { sampleEmployee } from '../pages/testing/sample-staff.ts'
import { staffChoices } from './staff-choices.ts'

test('работник назван с инициалами, тёзка по инициалам — полностью; у кого две работы, стоит один раз', () => {
  const staff = [
    sampleEmployee(1, 'Котов Иван Ильич'),
    sampleEmployee(2, 'Ёлкина Анна Юрьевна'),
    sampleEmployee(3, 'Котов Игорь Ильич'),
    sampleEmployee(4, 'Ёлкина Анна Юрьевна', { personId: 2 }),
    sampleEmployee(5, 'Лось Андрей Андреевич', { dismissedOn: '2026-01-10' }),
  ]
  expect(staffChoices(staff).map(({ value }) => value)).toEqual([
    'Ёлкина А. Ю.',
    'Котов Иван Ильич',
    'Котов Игорь Ильич',
  ])
})
