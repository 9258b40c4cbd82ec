import { describe, expect, test } from 'vitest'
import { type DoneStretch, overdueTrend } from './overdue-trend.ts'

// A Saturday; Sundays before it are the 22nd, the 15th and the 8th.
const TODAY = '2026-11-28'
const LONG_AGO = '2020-01-01'

function trend(stretches: readonly DoneStretch[], since = LONG_AGO, today = TODAY) {
  return overdueTrend(stretches, { today, since, weeks: 3 }).map(({ day, overdue }) => `${day}: ${overdue}`)
}

const late = (deadline: string, endedOn: string | null = null, absences: DoneStretch['absences'] = []) => ({
  deadline,
  endedOn,
  absences,
})

describe('просрочки по неделям', () => {
  test.each<[name: string, stretch: DoneStretch, expected: string[]]>([
    [
      'срок ещё не прошёл',
      late('2026-11-28'),
      ['2026-11-08: 0', '2026-11-15: 0', '2026-11-22: 0', '2026-11-28: 0'],
    ],
    [
      'день срока — не просрочка',
      late('2026-11-15'),
      ['2026-11-08: 0', '2026-11-15: 0', '2026-11-22: 1', '2026-11-28: 1'],
    ],
    [
      'проведено позже срока',
      late('2026-11-01', '2026-11-18'),
      ['2026-11-08: 1', '2026-11-15: 1', '2026-11-22: 0', '2026-11-28: 0'],
    ],
    [
      'проведено в последний день недели',
      late('2026-11-01', '2026-11-15'),
      ['2026-11-08: 1', '2026-11-15: 0', '2026-11-22: 0', '2026-11-28: 0'],
    ],
    [
      'проведено в срок',
      late('2026-11-10', '2026-11-03'),
      ['2026-11-08: 0', '2026-11-15: 0', '2026-11-22: 0', '2026-11-28: 0'],
    ],
    [
      'пока отсутствует, не просрочено',
      late('2026-11-01', null, [{ startsOn: '2026-11-09', endsOn: '2026-11-20' }]),
      ['2026-11-08: 1', '2026-11-15: 0', '2026-11-22: 1', '2026-11-28: 1'],
    ],
  ])('%s', (_name, stretch, expected) => {
    expect(trend([stretch])).toEqual(expected)
  })

  test('что было до начала записей, не рассказано', () => {
    expect(trend([late('2026-01-01')], '2026-11-16')).toEqual(['2026-11-22: 1', '2026-11-28: 1'])
  })

  test('в воскресенье последняя неделя кончается сегодня', () => {
    expect(trend([], LONG_AGO, '2026-11-22')).toEqual(['2026-11-08: 0', '2026-11-15: 0', '2026-11-22: 0'])
  })

  test('обязанности складываются', () => {
    expect(trend([late('2026-11-01'), late('2026-11-20'), late('2026-11-01', '2026-11-10')]).at(-1)).toBe(
      '2026-11-28: 2',
    )
  })
})
