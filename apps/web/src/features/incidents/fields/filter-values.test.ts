import { describe, expect, test } from 'vitest'
import { saidText, searchOf, yearChoices, yearIn } from './filter-values.ts'

describe('что адрес говорит об отборе', () => {
  test.each<[unknown, number | null]>([
    [undefined, null],
    ['2026', 2026],
    [2025, 2025],
    ['26', null],
    ['20255', null],
    ['3026', null],
  ])('год %j', (said, year) => {
    expect(yearIn(said)).toBe(year)
  })

  test('слова не длиннее двухсот знаков', () => {
    expect(saidText(undefined)).toBe('')
    expect(saidText(7)).toBe('7')
    expect(saidText('а'.repeat(300))).toHaveLength(200)
  })

  test('о невыбранном адрес молчит', () => {
    expect(searchOf({ status: null, year: 2026, q: '' })).toEqual({ year: 2026 })
  })
})

test('годы для выбора: десять последних и более давний из адреса', () => {
  const years = (chosen: number | null) => yearChoices(2026, chosen).map(({ label }) => label)
  expect(years(null)).toEqual(['За все годы', ...Array.from({ length: 10 }, (_, ago) => String(2026 - ago))])
  expect(years(2020)).toHaveLength(11)
  expect(years(1999).at(-1)).toBe('1999')
})
