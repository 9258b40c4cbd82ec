import { expect, test } from 'vitest'
import { dayName, monthName, weekdayName } from './month-name.ts'

test.each([
  ['2026-11', 'Ноябрь 2026'],
  ['2027-05', 'Май 2027'],
])('месяц %s — %s', (month, expected) => {
  expect(monthName(month)).toContain(expected)
})

test.each([
  ['2026-11-21', '21 ноября', 'сб'],
  ['2026-12-31', '31 декабря', 'чт'],
  ['2027-01-01', '1 января', 'пт'],
])('день %s — %s, %s', (day, name, weekday) => {
  expect(dayName(day)).toBe(name)
  expect(weekdayName(day)).toBe(weekday)
})
