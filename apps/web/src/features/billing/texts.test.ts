import { expect, test } from 'vitest'
import type { CompanySubscription } from '../../lib/company/subscription-text.ts'
import { limitTexts, termText } from './texts.ts'

const SUBSCRIPTION: CompanySubscription = {
  tariff: 'basic',
  until: '2026-12-05',
  daysLeft: 14,
  periods: [],
  canOrder: true,
  limits: { employees: 50, officeActivitiesOnly: true, personalTemplates: false },
  usage: { employees: 12, otherActivities: [], personalTemplates: 1 },
}

test.each([
  [21, 'до 05.12.2026, осталось 21\u00a0день'],
  [7, 'до 05.12.2026, осталось 7\u00a0дней'],
  [0, 'до 05.12.2026, сегодня последний день'],
  [-1, 'закончился 05.12.2026'],
])('осталось %i: %s', (daysLeft, text) => {
  expect(termText({ ...SUBSCRIPTION, daysLeft })).toBe(text)
})

test('пределы базового тарифа названы вместе с тем, что делать', () => {
  const [employees, activities, sections, templates] = limitTexts({ ...SUBSCRIPTION, daysLeft: 3 })
  expect(employees).toContain('12 из 50')
  expect(activities).toContain('«Стандартный»')
  expect(sections).toContain('«Медосмотры» и «СИЗ» не входят')
  expect(templates).toContain('по запросу')
})
