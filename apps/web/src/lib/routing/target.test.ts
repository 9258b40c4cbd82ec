import { addressOf, PAGES } from '@ot/domain'
import { expect, test } from 'vitest'
import { hrefOf, type Target } from './target.ts'

function target<const To extends string>(of: Target<To>): string {
  return hrefOf(of)
}

test('адрес складывается из пути, слов после «?» и места после «#»', () => {
  expect(target({ to: PAGES.employeesMain.path })).toBe('/employees/main')
  expect(target({ to: PAGES.employeesMain.path, search: { q: 'Котов', department: undefined } })).toBe(
    '/employees/main?q=%D0%9A%D0%BE%D1%82%D0%BE%D0%B2',
  )
  expect(target({ to: PAGES.documentsInterview.path, hash: 'theme' })).toBe('/company/list/interview#theme')
  expect(target({ to: addressOf(PAGES.incident, 7), search: {} })).toBe('/notifications/incident/7')
})

test('ссылка на страницу, которой нет, и на запись без номера не собирается', () => {
  // @ts-expect-error There is no such page.
  expect(target({ to: '/employes' })).toBe('/employes')
  // @ts-expect-error The number of the record is not given.
  expect(target({ to: PAGES.incident.path })).toBe('/notifications/incident/$incidentId')
  // @ts-expect-error A public page is a document of its own.
  expect(target({ to: PAGES.login.path })).toBe('/Login')
})
