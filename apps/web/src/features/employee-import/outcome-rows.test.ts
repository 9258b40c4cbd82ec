import type { ImportField } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { countOutcomeRows, errorPlace, filterOutcomeRows, firstFilter, shownChanges } from './outcome-rows.ts'
import { column, outcome, row } from './testing/outcome.ts'

const rows = [row(5, 'add'), row(6, 'error'), row(7, 'same'), row(8, 'add')]

describe('строки проверки', () => {
  test.each([
    ['all' as const, 4],
    ['add' as const, 2],
    ['error' as const, 1],
    ['dismiss' as const, 0],
  ])('%s — %i', (filter, count) => {
    expect(filterOutcomeRows(rows, filter)).toHaveLength(count)
    expect(countOutcomeRows(outcome({ rows }), filter)).toBe(count)
  })

  test('сначала показаны ошибки, а без них — всё', () => {
    expect(firstFilter(outcome({ rows }).totals)).toBe('error')
    expect(firstFilter(outcome({ rows: [row(5, 'add')] }).totals)).toBe('all')
  })

  test('у изменённого видно, что было и что станет', () => {
    const changes = [
      { field: 'department' as const, from: 'Цех', to: 'Склад' },
      { field: 'birthDate' as const, from: '1980-02-01', to: '1980-01-02' },
      { field: 'lastName' as const, from: 'Иванова', to: 'Петрова' },
      { field: 'email' as const, from: 'a@b.ru', to: null },
    ]
    expect(shownChanges(row(5, 'change', { changes }))).toEqual([
      { label: 'Отдел', from: 'Цех', to: 'Склад' },
      { label: 'Дата рождения', from: '01.02.1980', to: '02.01.1980' },
      { label: 'Фамилия', from: 'Иванова', to: 'Петрова' },
      { label: 'Личный e-mail', from: 'a@b.ru', to: 'пусто' },
    ])
  })

  test('у нового — то, чего не видно рядом', () => {
    const changes = [
      { field: 'lastName' as const, from: null, to: 'Петров' },
      { field: 'department' as const, from: null, to: 'Склад' },
      { field: 'email' as const, from: null, to: null },
    ]
    expect(shownChanges(row(5, 'add', { changes }))).toEqual([{ label: 'Отдел', from: null, to: 'Склад' }])
  })

  test.each<[number | null, ImportField | null, string | null, string]>([
    [2, null, 'Дата рождения (C)', 'столбец назван, как в файле'],
    [3, null, 'Столбец D', 'столбец без заголовка — буквой'],
    [null, 'snils', 'СНИЛС', 'столбца нет — назван полем'],
    [null, null, null, 'ошибка всей строки'],
  ])('место ошибки: столбец %s, поле %s → %s (%s)', (at, field, place) => {
    const columns = [column(2, 'Дата рождения', 'birthDate'), column(3, '', null)]
    expect(errorPlace({ column: at, field, said: '', message: 'Неверно' }, columns)).toBe(place)
  })
})
