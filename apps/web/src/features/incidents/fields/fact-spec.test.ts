import { describe, expect, test } from 'vitest'
import { type FactSpec, type FactValue, shownFact, typedFact, wireFact } from './fact-spec.ts'

const MOSCOW = 'Europe/Moscow'
const GROUPS = [{ value: '2', label: 'II группа' }]

describe('сведение: как хранится, как вводится и как читается', () => {
  test.each<[FactSpec, FactValue, string, string]>([
    [{ name: 'a', label: 'А', kind: 'line', max: 5 }, 'токарь', 'токарь', 'токарь'],
    [{ name: 'a', label: 'А', kind: 'whole', unit: 'ч' }, 3, '3', '3\u00a0ч'],
    [{ name: 'a', label: 'А', kind: 'whole' }, 0, '0', '0'],
    [{ name: 'a', label: 'А', kind: 'day' }, '2026-11-20', '2026-11-20', '20.11.2026'],
    [
      { name: 'a', label: 'А', kind: 'moment' },
      '2026-11-20T11:30:00.000Z',
      '2026-11-20 14:30',
      '20.11.2026, 14:30',
    ],
    [{ name: 'a', label: 'А', kind: 'yesNo' }, true, 'yes', 'да'],
    [{ name: 'a', label: 'А', kind: 'yesNo' }, false, 'no', 'нет'],
    [{ name: 'a', label: 'А', kind: 'choice', choices: GROUPS, isNumber: true }, 2, '2', 'II группа'],
    [{ name: 'a', label: 'А', kind: 'long', max: 5 }, null, '', ''],
  ])('%o', (spec, value, typed, shown) => {
    expect(typedFact(spec, value, MOSCOW)).toBe(typed)
    expect(wireFact(spec, typed, MOSCOW)).toBe(value)
    expect(shownFact(spec, value, MOSCOW)).toBe(shown)
  })

  test('недописанный час уходит как есть: о нём скажет сервер', () => {
    const spec: FactSpec = { name: 'a', label: 'А', kind: 'moment' }
    expect(wireFact(spec, '2026-11-20 14', MOSCOW)).toBe('2026-11-20 14')
  })
})
