import { describe, expect, test } from 'vitest'
import { outcome, row } from './testing/outcome.ts'
import {
  columnsText,
  importDoneText,
  importLabel,
  importLeftText,
  importPlanText,
  newDepartmentsText,
  obstacleText,
  titlesText,
} from './texts.ts'

const totals = { add: 0, change: 0, dismiss: 0, same: 0, skip: 0, error: 0 }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('слова загрузки', () => {
  test.each([
    [{ add: 1 }, 'Загрузить 1 работника', 'Добавлен 1 работник'],
    [{ add: 2 }, 'Загрузить 2 работников', 'Добавлены 2 работника'],
    [{ add: 21 }, 'Загрузить 21 работника', 'Добавлен 21 работник'],
    [{ add: 11, same: 1 }, 'Загрузить 11 работников', 'Добавлено 11 работников, без изменений 1 работник'],
    [{ change: 1 }, 'Загрузить 1 работника', 'Изменены сведения 1 работника'],
    [
      { add: 3, change: 2, dismiss: 1 },
      'Загрузить 5 работников и уволить 1',
      'Добавлены 3 работника, изменены сведения 2 работников, уволен 1 работник',
    ],
    [{ dismiss: 5 }, 'Уволить 5 работников', 'Уволено 5 работников'],
  ])('%j: «%s», потом «%s»', (some, label, done) => {
    expect(plain(importLabel({ ...totals, ...some }))).toBe(label)
    expect(plain(importDoneText({ totals: { ...totals, ...some }, addedDismissed: 0 }))).toBe(done)
  })

  test('уволенные среди добавленных названы, оставленные строки — тоже', () => {
    const some = { ...totals, add: 112, error: 8 }
    expect(plain(importDoneText({ totals: some, addedDismissed: 5 }))).toBe(
      'Добавлено 112 работников, из них уволены 5',
    )
    expect(plain(importLabel(some))).toBe('Загрузить 112 работников, оставить 8 строк с ошибками')
    expect(plain(importLeftText(8))).toMatch(/^Не загружено 8 строк с ошибками/)
  })

  test('нечего загружать — кнопка без числа', () => {
    expect(importLabel({ ...totals, same: 4, error: 1 })).toBe('Загрузить работников')
  })

  test('план перечисляет только то, что будет', () => {
    expect(plain(importPlanText({ ...totals, add: 2, dismiss: 1 }))).toBe(
      'Добавить 2 работников, уволить 1 работника',
    )
  })

  test.each([
    [1, 1, '1 столбец, загружаются все'],
    [14, 12, '14 столбцов, загружается 12'],
  ])('%i столбцов, из них %i: %s', (count, loaded, expected) => {
    expect(plain(columnsText(count, loaded))).toBe(expected)
  })

  test.each([
    [0, 'выбраны все'],
    [1, 'осталась 1'],
    [3, 'осталось 3'],
    [21, 'осталась 21'],
  ])('должностей без выбора %i: %s', (left, expected) => {
    expect(titlesText(left)).toBe(expected)
  })

  test('из многих отделов названы первые двадцать', () => {
    const names = Array.from({ length: 23 }, (_, place) => `Цех ${place + 1}`)
    expect(newDepartmentsText(['Склад'])).toBe('Будет создан отдел: «Склад».')
    expect(newDepartmentsText(names)).toMatch(/^Будут созданы отделы: «Цех 1», .*«Цех 20» и ещё 3\.$/)
  })
})

describe('что мешает записать', () => {
  const unknownPositions = [{ title: 'Слесарь-рем.', rows: 2, suggestions: [], neighbour: null }]
  test.each([
    ['errors' as const, {}, /^С ошибками 1 строка\. Исправьте их здесь или в файле\./],
    ['errors' as const, { unknownPositions }, /^С ошибками 1 строка\. Выберите должности из справочника/],
    ['nothing' as const, {}, /в файле нет ни одной строки с работником/],
    ['limit' as const, {}, /не входит в тариф/],
  ])('%s, %j', (obstacle, more, expected) => {
    const checked = outcome({ rows: [row(5, 'error')], ...more })
    expect(plain(obstacleText(obstacle, checked))).toMatch(expected)
  })
})
