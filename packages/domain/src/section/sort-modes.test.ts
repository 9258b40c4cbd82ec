import { describe, expect, test } from 'vitest'
import { SECTIONS } from './sections.ts'
import {
  DEFAULT_SORT_MODE,
  SECTION_SORT_MODES,
  SORT_MODES,
  type SortableRow,
  type SortMode,
  sortRows,
} from './sort-modes.ts'

function row(name: string, changes: Partial<SortableRow>): SortableRow {
  return { name, deadline: null, fullname: 'Иванов', department: 'Цех', position: 'Слесарь', ...changes }
}

function order(mode: SortMode, rows: readonly SortableRow[]): string {
  return sortRows(rows, mode)
    .map(({ name }) => name)
    .join(' ')
}

describe('порядок строк', () => {
  test.each<[SortMode, SortableRow[], string]>([
    [
      'deadline-ascending',
      [row('без', {}), row('поздний', { deadline: '2027-01-01' }), row('ранний', { deadline: '2026-01-01' })],
      'ранний поздний без',
    ],
    [
      'name-alphabet',
      [row('Ящик', {}), row('Ёлка', {}), row('Жилет', {}), row('Ель', {})],
      'Ёлка Ель Жилет Ящик',
    ],
    [
      'ppeName-alphabet',
      [row('б', { ppe: 'Каска' }), row('а', { ppe: 'Перчатки' }), row('Жилет', {})],
      'Жилет б а',
    ],
    [
      'fullname-alphabet',
      [row('2', { fullname: 'Ёлкин' }), row('3', { fullname: 'Жуков' }), row('1', { fullname: 'Егоров' })],
      '1 2 3',
    ],
    [
      'department-alphabet',
      [row('10', { department: 'Участок 10' }), row('2', { department: 'Участок 2' })],
      '2 10',
    ],
    ['position-alphabet', [row('2', { position: 'Слесарь' }), row('1', { position: 'Водитель' })], '1 2'],
    [
      'class-descending',
      [
        row('нет', {}),
        row('2', { workingConditionsClass: '2' }),
        row('4', { workingConditionsClass: '4' }),
        row('3.1', { workingConditionsClass: '3.1' }),
        row('3.4', { workingConditionsClass: '3.4' }),
      ],
      '4 3.4 3.1 2 нет',
    ],
    [
      'factor-number',
      ['18.1', null, '1.10', '4', '1.9', '4.1', '1.47.16'].map((code) =>
        row(code ?? 'нет', { factorNumber: code }),
      ),
      '1.9 1.10 1.47.16 4 4.1 18.1 нет',
    ],
    [
      'risk-descending',
      [
        row('нет', { riskLevel: null }),
        row('низкий', { riskLevel: 'low' }),
        row('повышенный', { riskLevel: 'high' }),
        row('средний', { riskLevel: 'middle' }),
      ],
      'повышенный средний низкий нет',
    ],
    [
      'eventType',
      [row('возврат', { eventType: 'return' }), row('выдача', { eventType: 'issuance' })],
      'выдача возврат',
    ],
  ])('%s', (mode, rows, expected) => {
    expect(order(mode, rows)).toBe(expected)
    expect(order(mode, rows.toReversed())).toBe(expected)
  })

  test('равные стоят по сроку, затем по ФИО', () => {
    const rows = [
      row('3', { deadline: '2026-05-01', fullname: 'Яковлев' }),
      row('2', { deadline: '2026-05-01', fullname: 'Антонов' }),
      row('1', { deadline: '2026-01-01', fullname: 'Яковлев' }),
    ]
    expect(order('department-alphabet', rows)).toBe('1 2 3')
  })

  test('каждый порядок есть хотя бы в одном разделе, в каждом разделе — порядок по умолчанию', () => {
    const used = new Set<SortMode>(SECTIONS.flatMap((section) => SECTION_SORT_MODES[section]))
    expect(SORT_MODES.filter((mode) => !used.has(mode))).toEqual([])
    for (const section of SECTIONS) expect(SECTION_SORT_MODES[section][0]).toBe(DEFAULT_SORT_MODE)
  })
})
