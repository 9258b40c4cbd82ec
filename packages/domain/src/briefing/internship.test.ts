import { expect, test } from 'vitest'
import { internshipProblem } from './internship.ts'

test.each([
  ['internship', 1, '2026-10-01', true, 'одна смена — не стажировка'],
  ['internship', 2, '2026-10-01', false, 'две — уже она'],
  ['internship', null, '2026-10-01', false, 'сколько их было, не сказано'],
  ['internship', 1, '2022-08-31', false, 'до постановления'],
  ['initial', 1, '2026-10-01', false, 'не стажировка'],
] as const)('%s, смен %s, %s: отказ %s (%s)', (kind, shifts, date, isRefused, _why) => {
  expect(internshipProblem(kind, shifts, date) !== null).toBe(isRefused)
})
