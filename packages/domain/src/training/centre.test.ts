import { describe, expect, test } from 'vitest'
import { CENTRE_TEXT, centreCategoriesOf, leastInCentre, practicePercent } from './centre.ts'
import { programmeName } from './programme-name.ts'

describe('учебный центр', () => {
  test.each([
    [[], []],
    [[301, 401, 501], []],
    [[101], ['specialist']],
    [
      [105, 103, 104],
      ['commission', 'instructor'],
    ],
  ])('у назначенного на роли %j причины: %j', (roles, categories) => {
    expect(centreCategoriesOf(roles)).toEqual(categories)
  })

  test.each([
    [1, 'low', 0],
    [2, 'low', 1],
    [15, 'high', 1],
    [16, 'medium', 3],
    [50, 'high', 3],
    [51, 'medium', 5],
    [51, 'significant', 7],
    [250, 'high', 7],
    [251, 'moderate', 7],
    [251, 'high', 10],
    [501, 'low', 10],
    [5000, 'high', 20],
    [5001, 'low', 20],
    [5001, 'high', 25],
  ] as const)('%i работников, риск %s: не меньше %i', (employees, category, expected) => {
    expect(leastInCentre(employees, category)).toBe(expected)
  })

  test.each([
    ['general', null],
    ['methods', 25],
    ['hazardous-9', 25],
    ['first-aid', 50],
    ['ppe-use', 50],
    ['electrical-2', null],
    ['fire-safety', null],
  ] as const)('практика по программе %s: %s %', (programme, percent) => {
    expect(practicePercent(programme)).toBe(percent)
  })

  test('текст называет пункт', () => {
    expect(CENTRE_TEXT).toContain('п. 44')
  })
})

describe('название программы', () => {
  test.each([
    ['general', 'Программа А. Общие вопросы охраны труда и функционирования СУОТ'],
    ['hazardous-9', 'Программа В. Безопасные методы работ повышенной опасности: работы на высоте'],
    ['first-aid', 'Оказание первой помощи пострадавшим'],
    ['electrical-3', 'Проверка знаний на группу III по электробезопасности'],
  ] as const)('%s: %s', (programme, name) => {
    expect(programmeName(programme)).toBe(name)
  })
})
