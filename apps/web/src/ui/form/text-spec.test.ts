import { describe, expect, test } from 'vitest'
import { shownText, type TextSpec, typedText, type WireValue, wireValue } from './text-spec.ts'

const MOSCOW = 'Europe/Moscow'
const GROUPS = [{ value: '2', label: 'II группа' }]

describe('сведение: как хранится, как вводится и как читается', () => {
  test.each<[TextSpec, WireValue, string, string]>([
    [{ label: 'А', kind: 'line', max: 5 }, 'токарь', 'токарь', 'токарь'],
    [{ label: 'А', kind: 'whole', unit: 'ч' }, 3, '3', '3\u00a0ч'],
    [{ label: 'А', kind: 'whole' }, 0, '0', '0'],
    [{ label: 'А', kind: 'day' }, '2026-11-20', '2026-11-20', '20.11.2026'],
    [{ label: 'А', kind: 'moment' }, '2026-11-20T11:30:00.000Z', '2026-11-20 14:30', '20.11.2026, 14:30'],
    [{ label: 'А', kind: 'yesNo' }, true, 'yes', 'да'],
    [{ label: 'А', kind: 'yesNo' }, false, 'no', 'нет'],
    [{ label: 'А', kind: 'choice', choices: GROUPS, isNumber: true }, 2, '2', 'II группа'],
    [{ label: 'А', kind: 'long', max: 5 }, null, '', ''],
  ])('%o', (spec, value, typed, shown) => {
    expect(typedText(spec, value, MOSCOW)).toBe(typed)
    expect(wireValue(spec, typed, MOSCOW)).toBe(value)
    expect(shownText(spec, typed)).toBe(shown)
  })

  test('недописанный час уходит как есть: о нём скажет сервер', () => {
    const spec: TextSpec = { label: 'А', kind: 'moment' }
    expect(wireValue(spec, '2026-11-20 14', MOSCOW)).toBe('2026-11-20 14')
  })
})
