import { expect, test } from 'vitest'
import { lastDayToSend } from './record-papers.ts'

test.each([
  ['2027-03-01', '2027-01-01'],
  ['2027-04-30', '2027-02-28'],
  ['2028-04-30', '2028-02-29'],
])('список к осмотру %s направляют не позднее %s', (day, last) => {
  expect(lastDayToSend(day, 2)).toBe(last)
})
