import { SECTIONS, type Section } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { nothingText, periodText, rowCount, sectionPlaceText, selectedText, windowText } from './texts.ts'

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

describe('Тексты страниц разделов', () => {
  test('пустой отбор — словами спецификации', () => {
    expect(SECTIONS.map(nothingText)).toEqual([
      'Нет инструктажей, соответствующих выбранным фильтрам.',
      'Нет обучений, соответствующих выбранным фильтрам.',
      'Нет медосмотров, соответствующих выбранным фильтрам.',
      'Нет СИЗ, соответствующих выбранным фильтрам.',
      'Нет СОУТ, соответствующих выбранным фильтрам.',
      'Нет рисков, соответствующих выбранным фильтрам.',
    ])
  })

  test.each<[Section, number, number, string]>([
    ['briefing', 1, 1, '1 инструктаж'],
    ['briefing', 3, 21, '3 из 21 инструктажа'],
    ['training', 22, 22, '22 обучения'],
    ['medical', 0, 5, '0 из 5 медосмотров'],
    ['ppe', 3000, 3000, '3000 позиций СИЗ'],
    ['sout', 2, 101, '2 из 101 записи СОУТ'],
    ['risk', 4, 4, '4 карты рисков'],
  ])('%s, %i из %i: «%s»', (section, shown, all, expected) => {
    expect(plain(rowCount(section, shown, all))).toBe(expected)
  })

  test.each([
    ['briefing' as const, 'срок в ближайший месяц'],
    ['ppe' as const, 'срок в ближайшие 3 месяца'],
    ['sout' as const, 'срок в ближайшие 6 месяцев'],
  ])('окно раздела %s: %s', (section, window) => {
    expect(plain(sectionPlaceText('due', section))).toContain(`всё, чему ${window}.`)
    expect(plain(windowText(section))).toBe(window)
  })

  test.each([
    ['2026-11-21', '2026-11-21', 'Срок 21.11.2026'],
    ['2026-11-21', '2026-11-30', 'Срок с 21.11.2026 по 30.11.2026'],
    [null, '2026-11-30', 'Срок по 30.11.2026'],
    ['2026-11-21', null, 'Срок с 21.11.2026'],
  ])('%s…%s: «%s»', (from, until, expected) => {
    expect(periodText(from, until)).toBe(expected)
  })

  test('выбранное, которого не видно, названо', () => {
    expect(selectedText(5, 0)).toBe('Выбрано 5')
    expect(selectedText(5, 2)).toBe('Выбрано 5, из них не показано 2')
  })
})
