import type { IncidentDegree } from '@ot/domain'
import { expect, test } from 'vitest'
import {
  ageCode,
  conditionsCode,
  degreeCode,
  experienceCode,
  fullYears,
  headcountCode,
  hoursCode,
  timeCode,
} from './incident-codes.ts'
import { accidentWords, clockText, degreeGenitive, experienceText } from './incident-words.ts'

test.each<[IncidentDegree, string]>([
  ['easy', '1'],
  ['easyGroup', '4'],
  ['serious', '2'],
  ['seriousGroup', '4'],
  ['fatal', '3'],
  ['fatalGroup', '4'],
])('код категории %s — %s', (degree, code) => {
  expect(degreeCode(degree)).toBe(code)
})

test.each<[string | null, string | null]>([
  ['00:00', '3'],
  ['00:01', '1'],
  ['08:00', '1'],
  ['08:01', '2'],
  ['16:00', '2'],
  ['16:01', '3'],
  ['23:59', '3'],
  [null, null],
])('код времени суток %s — %s', (time, code) => {
  expect(timeCode(time)).toBe(code)
})

test.each<[string, (value: number | null) => string | null, number | null, string | null]>([
  ['часов от начала работы', hoursCode, 0, '1'],
  ['часов от начала работы', hoursCode, 1, '2'],
  ['часов от начала работы', hoursCode, 4, '3'],
  ['часов от начала работы', hoursCode, 8, '3'],
  ['часов от начала работы', hoursCode, 9, '4'],
  ['численности', headcountCode, 15, '1'],
  ['численности', headcountCode, 16, '2'],
  ['численности', headcountCode, 100, '2'],
  ['численности', headcountCode, 250, '3'],
  ['численности', headcountCode, 1000, '4'],
  ['численности', headcountCode, 1001, '5'],
  ['возраста', ageCode, 18, '1'],
  ['возраста', ageCode, 19, '2'],
  ['возраста', ageCode, 34, '3'],
  ['возраста', ageCode, 54, '4'],
  ['возраста', ageCode, 65, '6'],
  ['стажа в месяцах', experienceCode, 0, '1'],
  ['стажа в месяцах', experienceCode, 11, '2'],
  ['стажа в месяцах', experienceCode, 12, '3'],
  ['стажа в месяцах', experienceCode, 120, '6'],
  ['стажа в месяцах', experienceCode, null, null],
])('код %s', (_what, codeOf, value, code) => {
  expect(codeOf(value)).toBe(code)
})

test('класс условий труда — сам себе код, без оценки — 5', () => {
  expect(conditionsCode('3.1')).toBe('3.1')
  expect(conditionsCode(null)).toBe('5')
})

test('возраст — полных лет: день рождения ещё не наступил', () => {
  expect(fullYears('2008-09-17', '2026-09-16')).toBe(17)
  expect(fullYears('2008-09-16', '2026-09-16')).toBe(18)
})

test.each<[IncidentDegree, string, string]>([
  ['easy', 'лёгкого несчастного случая', 'лёгкого'],
  ['easyGroup', 'группового лёгкого несчастного случая', 'группового (лёгкого)'],
  ['serious', 'тяжёлого несчастного случая', 'тяжёлого'],
  ['fatal', 'несчастного случая со смертельным исходом', 'со смертельным исходом'],
  [
    'fatalGroup',
    'группового несчастного случая со смертельным исходом',
    'группового (со смертельным исходом)',
  ],
])('%s в родительном падеже', (degree, words, short) => {
  expect(accidentWords(degree, 'genitive')).toBe(words)
  expect(degreeGenitive(degree)).toBe(short)
})

test.each<[number | null, string | null]>([
  [0, 'менее месяца'],
  [1, '1 месяц'],
  [12, '1 год'],
  [62, '5 лет 2 месяца'],
  [null, null],
])('стаж %s месяцев', (months, text) => {
  expect(experienceText(months)).toBe(text)
})

test('время — часами и минутами', () => {
  expect(clockText('14:20')).toBe('14 час. 20 мин.')
  expect(clockText(null)).toBeNull()
})
