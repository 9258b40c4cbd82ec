import { afterEach, expect, test } from 'vitest'
import { forgetValues } from '../../../lib/last-values.ts'
import { sampleBriefing, samplePpe } from '../pages/testing/sample-rows.ts'
import type { Conductors } from './conductors.ts'
import { BLANK_VALUES } from './event-values.ts'
import { rememberUsual, withUsual } from './usual-values.ts'

const NOBODY: Conductors = { staff: [], departments: [], roles: [] }
const REPEAT = sampleBriefing(1, {})
const INTRODUCTORY = sampleBriefing(2, { kind: 'introductory' })
const by = (instructor: string) => ({ ...BLANK_VALUES, instructor, localActs: 'Инструкция № 5' })
const proposed = (...events: Parameters<typeof withUsual>[1]) =>
  withUsual(BLANK_VALUES, events, NOBODY).instructor

afterEach(forgetValues)

test('следующая отметка того же вида начинается с того, кто проводил прошлую', () => {
  rememberUsual(by(' Котов И. И. '), [REPEAT])
  expect(withUsual(BLANK_VALUES, [REPEAT], NOBODY)).toEqual({ ...BLANK_VALUES, instructor: 'Котов И. И.' })
  expect(proposed(INTRODUCTORY), 'другой вид').toBe('')
  expect(proposed(sampleBriefing(3, { companyId: 8 })), 'другая организация').toBe('')
  expect(withUsual(by('Лось А. А.'), [REPEAT], NOBODY).instructor, 'что уже стоит, остаётся').toBe(
    'Лось А. А.',
  )
})

test('нескольким видам сразу предлагается то, в чём они сходятся', () => {
  rememberUsual(by('Котов И. И.'), [REPEAT])
  expect(proposed(REPEAT, INTRODUCTORY)).toBe('')
  rememberUsual(by('Котов И. И.'), [INTRODUCTORY])
  expect(proposed(REPEAT, INTRODUCTORY)).toBe('Котов И. И.')
  rememberUsual(by(''), [REPEAT, INTRODUCTORY])
  expect(proposed(REPEAT), 'стёртое не возвращается').toBe('')
})

test('в новой вкладке — кто записан в прошлый раз; названный в ней идёт прежде него', () => {
  const recorded = sampleBriefing(4, { instructor: 'Ёлкина А. Ю.' })
  expect(proposed(recorded)).toBe('Ёлкина А. Ю.')
  rememberUsual(by('Котов И. И.'), [REPEAT])
  expect(proposed(recorded)).toBe('Котов И. И.')
  rememberUsual(by(''), [REPEAT])
  expect(proposed(recorded), 'стёртое не возвращается').toBe('')
})

test('где об этом не спрашивают, ничего не помнится', () => {
  rememberUsual(BLANK_VALUES, [samplePpe(1, {})])
  expect(sessionStorage).toHaveLength(0)
})
