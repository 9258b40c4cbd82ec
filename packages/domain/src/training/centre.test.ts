import { describe, expect, test } from 'vitest'
import { CENTRE_TEXT, centreCategoriesOf, centreNeedText, leastInCentre, practicePercent } from './centre.ts'
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

  const company = { headcount: 48, riskCategory: 'moderate', microEnterprise: false } as const

  test.each([
    ['обычная организация', company, 'не меньше 3 человек: численность 48, категория риска — умеренный риск'],
    ['категории нет', { ...company, riskCategory: null }, 'категория риска не указана, взята низкая'],
    ['численности нет', { ...company, headcount: null }, 'укажите её в карточке организации'],
    ['один человек', { ...company, headcount: 1 }, 'Наименьшего числа обучаемых в учебном центре нет'],
    [
      'филиалы считают с 251 человека',
      { ...company, headcount: 251 },
      'В каждом филиале, где больше 50 человек',
    ],
    [
      'микропредприятие',
      { ...company, headcount: 9, microEnterprise: true },
      'кроме работ повышенной опасности (п. 100)',
    ],
  ])('сколько обучить в центре: %s', (_name, asked, words) => {
    expect(centreNeedText(asked)).toContain(words)
  })

  test('до 250 человек о филиалах не говорят', () => {
    expect(centreNeedText({ ...company, headcount: 250 })).not.toContain('филиал')
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
