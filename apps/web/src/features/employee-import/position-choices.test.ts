import { describe, expect, test } from 'vitest'
import { positionChoices, positionOf, withPosition } from './position-choices.ts'

const welder = { id: 1, name: 'Сварщик' }
const fitter = { id: 2, name: 'Слесарь' }
const turner = { id: 3, name: 'Токарь' }

describe('должность для названия из файла', () => {
  test('похожие стоят первыми и не повторяются', () => {
    const labels = positionChoices([turner], [welder, fitter, turner]).map(({ label }) => label)
    expect(labels).toEqual(['не выбрана', 'Токарь', 'Сварщик', 'Слесарь'])
  })

  test('выбор можно сменить и снять', () => {
    const chosen = withPosition(withPosition({}, 'Рем. слесарь', 2), 'Токарь-расточник', 3)
    expect(positionOf(chosen, 'Рем. слесарь')).toBe(2)
    expect(withPosition(chosen, 'Рем. слесарь', null)).toEqual({ 'Токарь-расточник': 3 })
  })

  test.each(['constructor', 'Другая'])('«%s» не выбрана', (title) => {
    expect(positionOf({}, title)).toBeNull()
  })
})
