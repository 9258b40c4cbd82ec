import { describe, expect, test } from 'vitest'
import { chosenPosition, positionChoices, withFirstSuggestions, withPosition } from './position-choices.ts'

const welder = { id: 1, name: 'Сварщик', isOwnProfile: false, words: '' }
const fitter = { id: 2, name: 'Слесарь', isOwnProfile: false, words: '' }
const turner = { id: 3, name: 'Токарь', isOwnProfile: true, words: '' }

describe('должность для названия из файла', () => {
  test('похожие стоят первыми и не повторяются', () => {
    const labels = positionChoices([turner], [welder, fitter, turner]).map(({ label }) => label)
    expect(labels).toEqual(['не выбрана', 'Токарь', 'Сварщик', 'Слесарь'])
  })

  test('видно, чей у должности профиль', () => {
    const notes = positionChoices([turner], [fitter, turner]).map(({ note }) => note)
    expect(notes).toEqual([undefined, 'полный профиль', 'профиль семейства'])
  })

  test('выбор можно сменить и снять', () => {
    const chosen = withPosition(withPosition({}, 'Рем. слесарь', 2), 'Токарь-расточник', 3)
    expect(chosenPosition(chosen, 'Рем. слесарь')).toBe(2)
    expect(withPosition(chosen, 'Рем. слесарь', null)).toEqual({ 'Токарь-расточник': 3 })
  })

  test('первые похожие принимаются разом, остальное остаётся как было', () => {
    const titles = [
      { title: 'Рем. слесарь', suggestions: [fitter, turner] },
      { title: 'Гибщик', suggestions: [] },
    ]
    expect(withFirstSuggestions({ Токарь: 3 }, titles)).toEqual({ Токарь: 3, 'Рем. слесарь': 2 })
  })

  test.each(['constructor', 'Другая'])('«%s» не выбрана', (title) => {
    expect(chosenPosition({}, title)).toBeNull()
  })
})
