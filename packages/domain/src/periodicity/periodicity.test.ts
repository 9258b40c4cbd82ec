import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyMonths, monthsOf, parsePeriodicity, writePeriodicity } from './periodicity.ts'

describe('периодичность', () => {
  test.each([
    ['разово', { kind: 'once' }],
    ['Бессрочно', { kind: 'unlimited' }],
    ['1 год', { kind: 'every', count: 1, unit: 'year' }],
    ['3 года', { kind: 'every', count: 3, unit: 'year' }],
    ['5 лет', { kind: 'every', count: 5, unit: 'year' }],
    ['1 месяц', { kind: 'every', count: 1, unit: 'month' }],
    ['  6   месяцев ', { kind: 'every', count: 6, unit: 'month' }],
    ['12 месяцев', { kind: 'every', count: 12, unit: 'month' }],
  ])('«%s» читается', (text, expected) => {
    expect(parsePeriodicity(text)).toEqual(expected)
  })

  test.each([
    '',
    'иногда',
    '0 лет',
    '-1 год',
    '1,5 года',
    '6',
    'лет',
    '51 год',
    '601 месяц',
    '1 год и 6 месяцев',
  ])('«%s» — не периодичность', (text) => {
    expect(parsePeriodicity(text)).toBeNull()
  })

  test.each([
    [1, 'год'],
    [2, 'года'],
    [5, 'лет'],
    [11, 'лет'],
    [12, 'лет'],
    [21, 'год'],
    [22, 'года'],
    [25, 'лет'],
  ])('%i %s', (count, word) => {
    expect(writePeriodicity({ kind: 'every', count, unit: 'year' })).toBe(`${count} ${word}`)
  })

  test.each([
    [1, '1 месяц'],
    [3, '3 месяца'],
    [6, '6 месяцев'],
    [12, '1 год'],
    [18, '18 месяцев'],
    [21, '21 месяц'],
    [24, '2 года'],
    [60, '5 лет'],
  ])('%i месяцев пишутся как «%s»', (months, text) => {
    expect(writePeriodicity(everyMonths(months))).toBe(text)
    expect(monthsOf(everyMonths(months))).toBe(months)
  })

  test('прочитать и записать — действия обратные', () => {
    const periodicity = fc.oneof(
      fc.constantFrom({ kind: 'once' as const }, { kind: 'unlimited' as const }),
      fc
        .integer({ min: 1, max: 600 })
        .map((count) => ({ kind: 'every' as const, count, unit: 'month' as const })),
      fc
        .integer({ min: 1, max: 50 })
        .map((count) => ({ kind: 'every' as const, count, unit: 'year' as const })),
    )
    fc.assert(
      fc.property(periodicity, (value) => {
        expect(parsePeriodicity(writePeriodicity(value))).toEqual(value)
      }),
      { seed: 20261121, numRuns: 700 },
    )
  })
})
