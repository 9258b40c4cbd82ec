import { expect, test } from 'vitest'
import { isTooDeep } from './json-depth.ts'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test.each([
  [nested(32), false, 'предел'],
  [nested(33), true, 'на один глубже'],
  [`{"a":${nested(31)}}`, false, 'объект — тоже уровень'],
  [`{"a":${nested(32)}}`, true, 'объект поверх предела'],
  [`["${'['.repeat(100)}"]`, false, 'скобки внутри текста'],
  [`["\\"${'['.repeat(100)}"]`, false, 'кавычка внутри текста'],
  [`["\\\\",${nested(40)}]`, true, 'после текста с косой чертой'],
  [`[${'[],'.repeat(100)}1]`, false, 'рядом, а не вглубь'],
])('%s → %s (%s)', (json, tooDeep) => {
  expect(isTooDeep(json)).toBe(tooDeep)
})
