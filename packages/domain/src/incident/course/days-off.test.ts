import { expect, test } from 'vitest'
import { isDayOff, workingDayFrom } from './days-off.ts'

test.each([
  ['2026-03-13', false, '2026-03-13', 'пятница'],
  ['2026-03-14', true, '2026-03-16', 'суббота'],
  ['2026-11-04', true, '2026-11-05', 'праздник посреди недели'],
  ['2027-01-01', true, '2027-01-11', 'новогодние дни и выходные за ними'],
  ['2026-05-09', true, '2026-05-11', 'праздник в субботу'],
])('%s: нерабочий %s, ближайший рабочий %s (%s; ТК РФ, ст. 112)', (day, off, next) => {
  expect(isDayOff(day)).toBe(off)
  expect(workingDayFrom(day)).toBe(next)
})
