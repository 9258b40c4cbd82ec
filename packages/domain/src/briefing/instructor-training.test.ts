import { expect, test } from 'vitest'
import { instructorAmong, lackingOfInstructor } from './instructor-training.ts'

const STAFF = [
  { personId: 1, lastName: 'Королёв', firstName: 'Пётр', fatherName: 'Ильич' },
  { personId: 2, lastName: 'Ким', firstName: 'Лев', fatherName: 'Львович' },
  { personId: 3, lastName: 'Ким', firstName: 'Анна', fatherName: 'Львовна' },
  // The other job of the first one.
  { personId: 1, lastName: 'Королёв', firstName: 'Пётр', fatherName: 'Ильич' },
]

test.each([
  ['Королев П.И.', 1],
  ['королёв пётр ильич', 1],
  ['Королёв П. И., мастер', 1],
  ['Королёв', 1],
  ['Ким Л. Л.', 2],
  ['Ким А.', 3],
  ['Ким', null],
  ['Королёв С. И.', null],
  ['Орлов П. И.', null],
  ['', null],
])('«%s» среди работников — %s', (text, id) => {
  expect(instructorAmong(text, STAFF)?.personId ?? null).toBe(id)
})

const trained = (own: object) => ({
  personId: 1,
  programme: 'methods' as const,
  date: '2025-01-10',
  deadline: '2028-01-10',
  failed: false,
  ...own,
})
const FIRST_AID = trained({ programme: 'first-aid' as const })

test.each([
  ['обучен по обеим', {}, '2026-03-10', 0],
  ['в последний день', {}, '2028-01-10', 0],
  ['срок прошёл', {}, '2028-01-11', 2],
  ['не сдал', { failed: true }, '2026-03-10', 1],
  ['не обучен', { date: null, deadline: null }, '2026-03-10', 1],
  ['обучен после того дня: прежнее обучение не видно', {}, '2024-03-10', 0],
  ['обучение другого', { personId: 2 }, '2026-03-10', 1],
])('%s', (_name, own, day, count) => {
  expect(lackingOfInstructor(1, [trained(own), FIRST_AID], day)).toHaveLength(count)
})
