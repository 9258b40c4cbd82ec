import { describe, expect, test } from 'vitest'
import { POSITIONS } from '../lists/positions.ts'
import { staffTitles } from './testing/staff-titles.ts'

const TITLES = staffTitles()
const NAMES = new Set(POSITIONS.map(({ name }) => name))

describe('названия, как их пишут', () => {
  test('их не меньше 600, каждое названо один раз', () => {
    expect(TITLES.length).toBeGreaterThanOrEqual(600)
    expect(new Set(TITLES.map(({ title }) => title)).size).toBe(TITLES.length)
  })

  test('должности, которым они отвечают, есть в справочнике', () => {
    const unknown = TITLES.flatMap(({ positions }) => positions).filter((name) => !NAMES.has(name))
    expect(unknown).toEqual([])
  })

  test('верный ответ есть у каждого, о чём не надо спрашивать', () => {
    const without = TITLES.filter(({ positions, isAsked }) => positions.length === 0 && !isAsked)
    expect(without).toEqual([])
  })
})
