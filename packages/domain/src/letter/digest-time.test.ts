import { describe, expect, test } from 'vitest'
import { digestPeriod, letterDay, nextDigest } from './digest-time.ts'
import type { DigestRhythm } from './letters.ts'

const MOSCOW = 'Europe/Moscow'
const KAMCHATKA = 'Asia/Kamchatka'
const LONG_AGO = '2025-01-01T00:00:00.000Z'

// 10 March 2025 is a Monday; nine in Moscow is six in UTC.
describe('за какой день пора прислать сводку', () => {
  test.each<[string, DigestRhythm, string, string, string, string | null]>([
    ['понедельник, девять ровно', 'weekly', '2025-03-10T06:00:00.000Z', MOSCOW, LONG_AGO, '2025-03-10'],
    ['понедельник, минута до девяти', 'weekly', '2025-03-10T05:59:59.999Z', MOSCOW, LONG_AGO, null],
    ['сервер стоял до среды', 'weekly', '2025-03-12T07:00:00.000Z', MOSCOW, LONG_AGO, '2025-03-10'],
    ['воскресенье той же недели', 'weekly', '2025-03-16T20:00:00.000Z', MOSCOW, LONG_AGO, '2025-03-10'],
    ['ночью не присылают и опоздавшую', 'weekly', '2025-03-12T04:00:00.000Z', MOSCOW, LONG_AGO, null],
    [
      'включена в понедельник после девяти',
      'weekly',
      '2025-03-12T07:00:00.000Z',
      MOSCOW,
      '2025-03-10T06:00:00.001Z',
      null,
    ],
    [
      'включена ровно в девять',
      'weekly',
      '2025-03-10T06:00:00.000Z',
      MOSCOW,
      '2025-03-10T06:00:00.000Z',
      '2025-03-10',
    ],
    ['каждый день', 'daily', '2025-03-12T07:00:00.000Z', MOSCOW, LONG_AGO, '2025-03-12'],
    ['каждый день, рано', 'daily', '2025-03-12T05:00:00.000Z', MOSCOW, LONG_AGO, null],
    ['на Камчатке уже понедельник', 'weekly', '2025-03-09T21:00:00.000Z', KAMCHATKA, LONG_AGO, '2025-03-10'],
    ['отключена', 'off', '2025-03-10T06:00:00.000Z', MOSCOW, LONG_AGO, null],
  ])('%s', (_case, rhythm, now, timeZone, since, period) => {
    expect(digestPeriod(rhythm, { now, timeZone, since })).toBe(period)
  })
})

describe('следующая сводка', () => {
  test.each<[string, DigestRhythm, string, string | null]>([
    ['в понедельник до девяти — сегодня', 'weekly', '2025-03-10T05:00:00.000Z', '2025-03-10T06:00:00.000Z'],
    [
      'в понедельник ровно в девять — через неделю',
      'weekly',
      '2025-03-10T06:00:00.000Z',
      '2025-03-17T06:00:00.000Z',
    ],
    ['в воскресенье — завтра', 'weekly', '2025-03-16T12:00:00.000Z', '2025-03-17T06:00:00.000Z'],
    ['ежедневная вечером — завтра', 'daily', '2025-03-31T18:00:00.000Z', '2025-04-01T06:00:00.000Z'],
    ['отключённая — никогда', 'off', '2025-03-10T05:00:00.000Z', null],
  ])('%s', (_case, rhythm, now, expected) => {
    expect(nextDigest(rhythm, { now, timeZone: MOSCOW })).toBe(expected)
  })
})

test.each([
  ['2025-03-10T05:59:00.000Z', null],
  ['2025-03-10T06:00:00.000Z', '2025-03-10'],
  ['2025-03-10T21:30:00.000Z', null],
])('день писем в %s: %s', (now, day) => {
  expect(letterDay({ now, timeZone: MOSCOW })).toBe(day)
})
