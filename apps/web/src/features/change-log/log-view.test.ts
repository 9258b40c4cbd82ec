import { describe, expect, test } from 'vitest'
import { isPeriodWrong, logSearch, logView, WHOLE_LOG } from './log-view.ts'

describe('отборы журнала в адресе', () => {
  test.each([
    [{}, {}],
    [
      { userId: 7, area: 'ppe', q: 'каска' },
      { userId: 7, area: 'ppe', q: 'каска' },
    ],
    [
      { userId: '7', from: '2026-11-01', to: '2026-11-22' },
      { userId: 7, from: '2026-11-01', to: '2026-11-22' },
    ],
    [{ userId: 'все', area: 'нет', from: '31.02.2026', q: '' }, {}],
  ])('%o → %o', (search, expected) => {
    expect(logSearch(logView(search))).toEqual(expected)
    expect(logView(search)).toEqual({ ...WHOLE_LOG, ...expected })
  })

  test.each([
    ['2026-11-02', '2026-11-01', true],
    ['2026-11-01', '2026-11-01', false],
    [null, '2026-11-01', false],
  ])('с %s по %s — перепутано: %s', (from, to, expected) => {
    expect(isPeriodWrong({ ...WHOLE_LOG, from, to })).toBe(expected)
  })
})
