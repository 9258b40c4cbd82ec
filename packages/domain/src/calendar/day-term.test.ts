import { expect, test } from 'vitest'
import { daysAtMostAfter, daysText } from './day-term.ts'
import { productionCalendar } from './production-calendar.ts'

const RUSSIA = productionCalendar()

test.each([
  ['2026-11-02', 3, 'working', '2026-11-06', 'Выходные и праздники не считаются'],
  ['2026-04-30', 30, 'working', '2026-06-16', 'через майские праздники и 12 июня'],
  ['2026-11-02', 30, 'calendar', '2026-12-02', 'среда'],
  ['2026-10-15', 30, 'calendar', '2026-11-14', 'последний рабочий день — 13.11.2026'],
] as const)('%s и %i дней (%s): %s', (day, count, unit, deadline, words) => {
  const counted = daysAtMostAfter(day, 'утверждён отчёт', { count, unit }, RUSSIA)
  expect(counted.deadline).toBe(deadline)
  expect(counted.explanation).toContain(daysText(count, unit))
  if (words.includes('не считаются') || words.includes('последний'))
    expect(counted.explanation).toContain(words)
})

test.each([
  [1, 'calendar', '1 календарный день'],
  [3, 'working', '3 рабочих дня'],
  [30, undefined, '30 календарных дней'],
] as const)('%i (%s) — %s', (count, unit, words) => {
  expect(daysText(count, unit)).toBe(words)
})

test.each([
  [
    '2026-11-02',
    30,
    'calendar',
    'Не позднее чем 30 календарных дней со дня 02.11.2026 (утверждён отчёт) — срок 02.12.2026.',
  ],
  [
    '2026-11-02',
    3,
    'working',
    'Не позднее чем 3 рабочих дня со дня 02.11.2026 (утверждён отчёт) — срок 06.11.2026. Выходные и праздники не считаются.',
  ],
] as const)('%s и %i дней (%s) словами — целиком', (day, count, unit, words) => {
  expect(daysAtMostAfter(day, 'утверждён отчёт', { count, unit }, RUSSIA).explanation).toBe(words)
})

test('срок заходит в год, которого календарь не знает, — это сказано', () => {
  const { explanation } = daysAtMostAfter(
    '2027-12-30',
    'утверждён отчёт',
    { count: 3, unit: 'working' },
    RUSSIA,
  )
  expect(explanation).toContain('на 2028 год продукту не известны')
})
