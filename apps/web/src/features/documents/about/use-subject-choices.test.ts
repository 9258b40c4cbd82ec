import { expect, test } from 'vitest'
import { sampleEmployee } from '../../../testing/sample-employee.ts'
import { heldPositions } from './use-subject-choices.ts'

test('должности, которые кто-то занимает, по одному разу и по алфавиту', () => {
  const people = [
    sampleEmployee(1, { position: { id: 7, name: 'Юрист' } }),
    sampleEmployee(2, { position: { id: 4, name: 'Бухгалтер' } }),
    sampleEmployee(3, { position: { id: 7, name: 'Юрист' } }),
  ]
  expect(heldPositions(people)).toEqual([
    { value: 4, label: 'Бухгалтер' },
    { value: 7, label: 'Юрист' },
  ])
})
