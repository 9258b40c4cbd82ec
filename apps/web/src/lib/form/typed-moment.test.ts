import { describe, expect, test } from 'vitest'
import { momentIn } from '../company-moment.ts'
import { instantOf, momentProblem } from './typed-moment.ts'

describe('чего не хватает дню и часу', () => {
  test.each<[string, string, string | null]>([
    ['2026-11-20', '14:30', null],
    ['2026-11-20', '', 'Укажите время чч:мм'],
    ['2026-11-20', '24:00', 'Укажите время чч:мм'],
    ['', '14:30', 'Укажите дату в виде дд.мм.гггг'],
    ['', '', 'Укажите дату дд.мм.гггг и время чч:мм'],
  ])('«%s %s»', (date, time, problem) => {
    expect(momentProblem({ date, time })).toBe(problem)
  })
})

describe('час по часам организации', () => {
  test.each([
    ['2026-11-20', '14:30', 'Europe/Moscow', '2026-11-20T11:30:00.000Z'],
    ['2026-01-01', '01:15', 'Asia/Vladivostok', '2025-12-31T15:15:00.000Z'],
    ['2026-11-20', '23:59', 'Europe/Kaliningrad', '2026-11-20T21:59:00.000Z'],
    ['2014-10-26', '03:00', 'Europe/Moscow', '2014-10-26T00:00:00.000Z'],
  ])('%s %s, %s ↔ %s', (date, time, timeZone, instant) => {
    expect(instantOf({ date, time }, timeZone)).toBe(instant)
    expect(momentIn(instant, timeZone)).toEqual({ date, time })
  })

  test.each([
    ['2026-02-30', '10:00'],
    ['2026-11-20', '24:00'],
    ['2026-11-20', '9:5'],
    ['', '10:00'],
  ])('«%s %s» — ещё не час', (date, time) => {
    expect(instantOf({ date, time }, 'Europe/Moscow')).toBeNull()
  })
})
