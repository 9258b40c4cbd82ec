import { describe, expect, it } from 'vitest'
import { levelsOf, loopsAmong, shortArrows } from './levels.mjs'

function houses(arrows) {
  return new Map(Object.entries(arrows).map(([name, leans]) => [name, new Set(leans)]))
}

describe('дома и стрелки', () => {
  it('круга нет, когда каждая стрелка может идти вниз', () => {
    expect(loopsAmong(houses({ app: ['ui', 'lib'], ui: ['lib'], lib: [] }))).toEqual([])
  })

  it('круг назван по порядку', () => {
    expect(loopsAmong(houses({ app: ['ui'], ui: ['lib'], lib: ['ui'] }))).toEqual([['ui', 'lib', 'ui']])
  })

  it('дом стоит этажом выше самого высокого из тех, на кого опирается', () => {
    expect(
      levelsOf(houses({ app: ['ui', 'text'], ui: ['lib'], lib: ['text'], text: [], e2e: ['text'] })),
    ).toEqual([['app'], ['ui'], ['e2e', 'lib'], ['text']])
  })

  it('стрелка, которую говорит более длинный путь, не рисуется', () => {
    expect(shortArrows(houses({ app: ['lib', 'ui'], ui: ['lib'], lib: [] }))).toEqual([
      { from: 'app', to: 'ui' },
      { from: 'ui', to: 'lib' },
    ])
  })
})
