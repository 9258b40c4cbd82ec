import { describe, expect, test } from 'vitest'
import { mergePatch } from './merge-patch.ts'

describe('Слияние по RFC 7396', () => {
  test.each([
    ['absent field stays', { a: 1, b: 2 }, { a: 3 }, { a: 3, b: 2 }],
    ['null removes', { a: 1, b: 2 }, { a: null }, { b: 2 }],
    ['null of an absent field changes nothing', { a: 1 }, { b: null }, { a: 1 }],
    ['an object goes deeper', { a: { b: 1, c: 2 } }, { a: { b: null, d: 3 } }, { a: { c: 2, d: 3 } }],
    ['an array replaces the array', { a: [1, 2] }, { a: [3] }, { a: [3] }],
    ['an object replaces a plain value', { a: 1 }, { a: { b: 2, c: null } }, { a: { b: 2 } }],
    ['an empty patch changes nothing', { a: 1 }, {}, { a: 1 }],
    [
      'the key __proto__ is a key',
      {},
      JSON.parse('{"__proto__": {"a": 1}}'),
      JSON.parse('{"__proto__": {"a": 1}}'),
    ],
  ])('%s', (_name, target, patch, expected) => {
    expect(mergePatch(target, patch)).toEqual(expected)
  })

  test('what was given is left as it was', () => {
    const target = { a: { b: 1 } }
    mergePatch(target, { a: { b: 2 } })
    expect(target).toEqual({ a: { b: 1 } })
  })
})
