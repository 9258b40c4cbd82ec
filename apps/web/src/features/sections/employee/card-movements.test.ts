import type { HistoryEntry } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import { cardLines, movementsOf } from './card-movements.ts'

function entry(date: string, value: string, own: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: Number(date.replaceAll('-', '')),
    kind: 'completion',
    date,
    periodicity: '1 год',
    deadline: null,
    facts: [{ label: 'Выдано', value }],
    at: '2026-01-01T00:00:00Z',
    userName: null,
    memoId: null,
    undone: null,
    ...own,
  }
}

const UNDONE = { at: '2026-01-02T00:00:00Z', userName: null }

describe('движения в личной карточке', () => {
  test('старое сверху, отменённого нет', () => {
    const history = [entry('2026-02-01', '1 шт.', { undone: UNDONE }), entry('2025-02-01', '2 шт.')]
    expect(movementsOf(history)).toEqual([{ date: '2025-02-01', quantity: '2 шт.', model: '' }])
  })

  test('исправление стоит на месте того, что исправляет', () => {
    const history = [
      entry('2026-03-01', '3 шт.', { kind: 'correction' }),
      entry('2026-02-01', '1 шт.'),
      entry('2025-02-01', '2 шт.'),
    ]
    expect(movementsOf(history).map(({ date }) => date)).toEqual(['2025-02-01', '2026-03-01'])
  })

  test('отменённое исправление возвращает прежнее', () => {
    const history = [
      entry('2026-03-01', '3 шт.', { kind: 'correction', undone: UNDONE }),
      entry('2026-02-01', '1 шт.'),
    ]
    expect(movementsOf(history).map(({ date }) => date)).toEqual(['2026-02-01'])
  })

  test('модель, размер и сертификат — в одной графе', () => {
    const facts = [
      { label: 'Возвращено', value: '1 пара' },
      { label: 'Размер', value: '43' },
      { label: 'Модель, артикул', value: 'Трек-10' },
    ]
    expect(movementsOf([entry('2026-02-01', '', { facts })])).toEqual([
      { date: '2026-02-01', quantity: '1 пара', model: 'Трек-10, 43' },
    ])
  })

  test('возврат — на строке своей выдачи, лишний — на своей', () => {
    const [first, second] = movementsOf([entry('2026-02-01', '1'), entry('2025-02-01', '2')])
    if (first === undefined || second === undefined) throw new Error('there are two movements')
    expect(cardLines([first, second], [second])).toEqual([
      { issued: first, returned: second },
      { issued: second, returned: null },
    ])
    expect(cardLines([], [first])).toEqual([{ issued: null, returned: first }])
  })
})
