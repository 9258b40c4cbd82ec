import { describe, expect, test } from 'vitest'
import { SeenVersion } from './seen-version.ts'

type Versions = Readonly<Record<number, number>>

const partOf = (whole: SeenVersion<Versions>, id: number) =>
  whole.part(
    (versions) => versions[id] ?? 0,
    (versions, saved) => ({ ...versions, [id]: saved }),
  )

describe('версия, поверх которой записывают', () => {
  test('записанное становится тем, поверх чего пишут дальше', () => {
    const version = new SeenVersion(1)
    version.follow(2)
    expect(version.value).toBe(2)
  })

  test('каждая из нескольких записей следует за своей, остальные остаются', () => {
    const whole = new SeenVersion<Versions>({ 21: 1, 22: 5, 23: 9 })
    const [first, second] = [partOf(whole, 21), partOf(whole, 22)]
    first.follow(2)
    second.follow(6)
    expect(whole.value).toEqual({ 21: 2, 22: 6, 23: 9 })
    expect([first.value, second.value]).toEqual([2, 6])
  })
})
