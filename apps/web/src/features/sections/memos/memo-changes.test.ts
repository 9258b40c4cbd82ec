import type { Section } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { withDate, withLine, withOutcome, withoutLine } from './memo-changes.ts'
import { memoValuesOf } from './memo-values.ts'
import { sampleLine, sampleMemo } from './testing/sample-memo.ts'

const TODAY = '2026-11-21'

function dated(...dates: readonly string[]) {
  const values = memoValuesOf(sampleMemo({ employeesData: dates.map((_, index) => sampleLine(index + 1)) }))
  return {
    ...values,
    employeesData: values.employeesData.map((line, index) => ({
      ...line,
      completionDate: dates[index] ?? '',
    })),
  }
}

describe('Дата строки', () => {
  test.each<[Section, string[], string, string[], string]>([
    ['medical', ['', '', ''], '2026-11-20', ['2026-11-20', '2026-11-20', '2026-11-20'], 'первая — всем'],
    ['medical', ['', '2026-11-01', ''], '2026-11-20', ['2026-11-20', '2026-11-01', ''], 'уже не первая'],
    ['medical', ['20.11.202', '', ''], '2026-11-20', ['2026-11-20', '2026-11-20', '2026-11-20'], 'дописана'],
    ['medical', ['', '', ''], '20.11', ['20.11', '', ''], 'ещё не дописана'],
    ['medical', ['', '', ''], '2026-11-22', ['2026-11-22', '', ''], 'завтрашней не бывает'],
    ['medical', ['2026-11-20', '2026-11-20'], '', ['', '2026-11-20'], 'убирается только своя'],
    ['medical', ['2026-11-20', ''], '2026-11-19', ['2026-11-19', ''], 'исправление — не первая дата'],
    ['medical', ['', '12'], '2026-11-20', ['2026-11-20', '12'], 'начатую на другой строке не трогает'],
    ['briefing', ['', ''], '2026-11-20', ['2026-11-20', ''], 'копируется только у медосмотров'],
  ])('%s: %j, на первой «%s» → %j (%s)', (section, dates, date, expected) => {
    const { employeesData } = withDate(section, dated(...dates), { key: 'line-1', date, today: TODAY })
    expect(employeesData.map(({ completionDate }) => completionDate)).toEqual(expected)
  })
})

test('итог, строка прочь и строка в конец', () => {
  const values = dated('', '')
  const [first] = values.employeesData
  if (first === undefined) throw new Error('there are two lines')
  expect(withOutcome(values, 'line-2', { finalRiskLevel: 'low' }).employeesData[1]?.finalRiskLevel).toBe(
    'low',
  )
  expect(withoutLine(values, 'line-1').employeesData.map(({ key }) => key)).toEqual(['line-2'])
  const added = { ...first, key: 'hand-0', id: null }
  expect(withLine(values, added).employeesData.map(({ key }) => key)).toEqual(['line-1', 'line-2', 'hand-0'])
})
