import { describe, expect, test } from 'vitest'
import type { Element } from './elements.ts'
import { findTags } from './tags.ts'

const element: Element = {
  name: 'w:p',
  rawName: 'w:p',
  start: 0,
  openEnd: 0,
  closeStart: 0,
  end: 0,
  parent: null,
  children: [],
  hasSpaceRule: false,
}

const read = (text: string) => findTags({ element, pieces: [], text }, 0)

describe('теги в тексте', () => {
  test.each([
    ['{имя}', [['value', 'имя']]],
    ['{ организация.полное_наименование }', [['value', 'организация.полное_наименование']]],
    ['{\u00a0имя\u00a0}', [['value', 'имя']]],
    ['{#работники}', [['open', 'работники']]],
    ['{ # работники }', [['open', 'работники']]],
    ['{^работники}', [['inverted', 'работники']]],
    ['{/работники}', [['close', 'работники']]],
    ['{/}', [['close', '']]],
    ['{ / }', [['close', '']]],
    [
      '{a}{b}',
      [
        ['value', 'a'],
        ['value', 'b'],
      ],
    ],
    ['{{имя}}', [['value', 'имя']]],
    ['{__proto__}', [['value', '__proto__']]],
    ['{х2.у_3}', [['value', 'х2.у_3']]],
  ])('%s', (text, expected) => {
    const { tags, broken } = read(text)
    expect(tags.map(({ kind, path }) => [kind, path])).toEqual(expected)
    expect(broken).toEqual([])
  })

  test.each([
    '{}',
    '{ }',
    '{1, 2}',
    '{12}',
    '{-}',
    'a } b',
    '{«имя»}',
    '{см. приложение, лист 2}',
    '{#}x',
    '{^}',
  ])('%s — обычный текст или нет тега', (text) => {
    expect(read(text).tags).toEqual([])
  })

  test.each([
    ['Директор {организация', 'unclosed-brace', '{организация'],
    ['{имя и {фамилия}', 'unclosed-brace', '{имя и '],
    ['{организация-имя}', 'malformed-tag', '{организация-имя}'],
    ['{имя\n}', 'malformed-tag', '{имя\n}'],
    ['{#работники, список}', 'malformed-tag', '{#работники, список}'],
  ])('%s — ошибка %s', (text, code, broken) => {
    const found = read(text).broken
    expect(found.map((place) => [place.code, text.slice(place.from, place.to)])).toEqual([[code, broken]])
  })

  test('место тега считается вместе с его скобками', () => {
    const [tag] = read('Кому: {имя}.').tags
    expect([tag?.from, tag?.to, tag?.source]).toEqual([6, 11, '{имя}'])
  })

  test('миллион открывающих скобок читается за один проход', () => {
    expect(read('{а'.repeat(1_000_000)).broken).toHaveLength(1_000_000)
  })
})
