import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { isDayOff, productionCalendar } from './production-calendar.ts'
import {
  addWorkingDays,
  workingDayBy,
  workingDayFrom,
  workingDaysBefore,
  workingDaysBetween,
} from './working-days.ts'

const RUSSIA = productionCalendar()

test.each([
  ['2026-03-13', '2026-03-13', '2026-03-13', 'пятница'],
  ['2026-03-14', '2026-03-16', '2026-03-13', 'суббота'],
  ['2026-11-04', '2026-11-05', '2026-11-03', 'праздник посреди недели'],
  ['2027-01-01', '2027-01-11', '2026-12-30', 'новогодние дни; 31.12.2026 — перенесённый выходной'],
  ['2026-05-09', '2026-05-12', '2026-05-08', 'праздник в субботу: 11 мая — выходной'],
  ['2024-04-27', '2024-04-27', '2024-04-27', 'рабочая суббота'],
])('%s: ближайший рабочий %s, последний рабочий не позже %s (%s)', (day, next, last) => {
  expect(workingDayFrom(day, RUSSIA)).toBe(next)
  expect(workingDayBy(day, RUSSIA)).toBe(last)
})

test.each([
  ['2026-03-10', 3, '2026-03-13', 'внутри недели; день отсчёта не считается'],
  ['2026-03-12', 3, '2026-03-17', 'через выходные'],
  ['2026-04-29', 3, '2026-05-05', 'через 1 мая'],
  ['2026-05-08', 1, '2026-05-12', '9 мая в субботу уносит выходной на понедельник'],
  ['2026-12-25', 5, '2027-01-12', 'через Новый год двух лет'],
  ['2024-04-26', 1, '2024-04-27', 'рабочая суббота считается'],
  ['2026-06-01', 30, '2026-07-14', '30 рабочих дней — шесть недель и день'],
  ['2026-03-10', 0, '2026-03-10', 'ни одного'],
])('%s и %i рабочих дней: %s (%s)', (from, days, last) => {
  expect(addWorkingDays(from, days, RUSSIA)).toBe(last)
})

test.each([
  ['2026-03-31', 10, '2026-03-16', 'между ними десять рабочих дней'],
  ['2026-05-12', 3, '2026-05-05', 'через праздники: 6, 7 и 8 мая свободны'],
])('не позднее чем за %2$i рабочих дней до %1$s — %3$s (%4$s)', (date, days, by) => {
  expect(workingDaysBefore(date, days, RUSSIA)).toBe(by)
  expect(workingDaysBetween(by, addDays(date, -1), RUSSIA)).toBe(days)
})

test('сколько прибавили рабочих дней, столько и насчитали; последний — рабочий', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 60 }), (offset, days) => {
      const from = addDays('2024-01-01', offset)
      const last = addWorkingDays(from, days, RUSSIA)
      expect(isDayOff(last, RUSSIA)).toBe(false)
      expect(workingDaysBetween(from, last, RUSSIA)).toBe(days)
      expect(addWorkingDays(addDays(from, 1), days, RUSSIA) >= last).toBe(true)
    }),
    { seed: 12, numRuns: 300 },
  )
})

test('раньше отсчёта рабочих дней нет', () => {
  expect(workingDaysBetween('2026-03-10', '2026-03-01', RUSSIA)).toBe(0)
})
