import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { crossingOn, DEADLINE_DAYS, notificationDay, TARIFF_DAYS, type Threshold } from './thresholds.ts'

describe('какой рубеж срок перешёл последним', () => {
  test.each<[string, Threshold | null, string]>([
    ['2025-04-10', null, '31 день — ещё рано'],
    ['2025-04-09', 30, 'ровно 30 дней'],
    ['2025-03-25', 30, '15 дней: рубеж 30 пройден, 14 — нет'],
    ['2025-03-24', 14, 'ровно 14 дней'],
    ['2025-03-17', 7, 'ровно неделя'],
    ['2025-03-12', 7, 'два дня'],
    ['2025-03-11', 1, 'завтра'],
    ['2025-03-10', 1, 'сегодня — ещё не просрочено'],
    ['2025-03-09', 'overdue', 'вчера'],
  ])('10.03.2025, срок %s: %s (%s)', (deadline, expected) => {
    expect(crossingOn('2025-03-10', DEADLINE_DAYS)(deadline)).toBe(expected)
  })

  test.each<[string, Threshold | null]>([
    ['2025-03-18', null],
    ['2025-03-17', 7],
    ['2025-03-13', 3],
    ['2025-03-11', 1],
    ['2025-03-10', 0],
    ['2025-03-09', 'overdue'],
  ])('тариф до %s: %s', (until, expected) => {
    expect(crossingOn('2025-03-10', TARIFF_DAYS)(until)).toBe(expected)
  })

  test('день за днём срок переходит каждый рубеж по одному разу', () => {
    const days = Array.from({ length: 40 }, (_, index) => addDays('2025-03-01', index))
    const crossed = days.map((day) => crossingOn(day, DEADLINE_DAYS)('2025-04-05'))
    expect([...new Set(crossed)]).toEqual([null, 30, 14, 7, 1, 'overdue'])
  })
})

describe('день уведомлений — с шести утра по часам организации', () => {
  test.each<[string, string, string | null, string]>([
    ['2025-03-10T02:59:59.000Z', 'Europe/Moscow', null, '5:59 в Москве'],
    ['2025-03-10T03:00:00.000Z', 'Europe/Moscow', '2025-03-10', '6:00 в Москве'],
    ['2025-03-10T21:30:00.000Z', 'Europe/Moscow', null, 'в Москве уже 11-е, ночь'],
    ['2025-03-09T18:00:00.000Z', 'Asia/Kamchatka', '2025-03-10', '6:00 на Камчатке, в Москве ещё 9-е'],
    ['2025-03-10T03:00:00.000Z', 'Europe/Kaliningrad', null, '5:00 в Калининграде'],
  ])('%s, %s: %s (%s)', (instant, timeZone, expected) => {
    expect(notificationDay(instant, timeZone)).toBe(expected)
  })
})
