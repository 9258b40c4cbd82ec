import { describe, expect, test } from 'vitest'
import { LIST_COLUMNS, stateCellText } from './columns.ts'
import { dismissedText, inDepartments, shortageCount, shownCount, staffCount } from './texts.ts'

const NBSP = '\u00a0'

function plain(text: string): string {
  return text.replaceAll(NBSP, ' ')
}

describe('Слова списка работников', () => {
  test.each([
    [1, 0, '1 работник'],
    [3, 0, '3 работника'],
    [11, 0, '11 работников'],
    [21, 1, '21 работник и 1 уволенный'],
    [0, 5, '0 работников и 5 уволенных'],
  ])('%s и %s уволенных: «%s»', (working, dismissed, expected) => {
    expect(plain(staffCount({ working, dismissed }))).toBe(expected)
  })

  test.each([
    [0, 1, '0 из 1 работника'],
    [3, 21, '3 из 21 работника'],
    [3, 17, '3 из 17 работников'],
  ])('показано %s, всего %s: «%s»', (shown, all, expected) => {
    expect(plain(shownCount(shown, all))).toBe(expected)
  })

  test.each([
    [1, 'в 1 отделе'],
    [30, 'в 30 отделах'],
  ])('%s: «%s»', (count, expected) => {
    expect(plain(inDepartments(count))).toBe(expected)
  })

  test.each([
    [undefined, 'нет записей'],
    [0, 'нехватки нет'],
    [12, 'нехватка: 12'],
  ])('нехватка %s: «%s»', (count, expected) => {
    expect(shortageCount(count)).toBe(expected)
  })

  test('уволен — уволена', () => {
    expect([dismissedText('m', '2026-10-05'), dismissedText('f', '2026-10-05')]).toEqual([
      'Уволен 05.10.2026',
      'Уволена 05.10.2026',
    ])
  })

  test('состояние «не сделано» одно на всех страницах, выдаваемое — «не выдано»', () => {
    expect(LIST_COLUMNS.map((column) => `${column.label} ${stateCellText('missing', column)}`)).toEqual([
      'Инструктажи не проведено',
      'Инструкции не выдано',
      'Обучение не проведено',
      'Медосмотры не проведено',
      'СИЗ не выдано',
    ])
  })
})
