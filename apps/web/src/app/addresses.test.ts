import { expect, test } from 'vitest'
import { ADDRESS_PATTERNS, addressKind } from './addresses.ts'

const matched = (path: string) => ADDRESS_PATTERNS.some((source) => new RegExp(`^${source}$`).test(path))

test.each([
  '/',
  '/login',
  '/templates',
  '/acknowledge/ab-3_x',
  '/notifications/incident/7',
  '/company/list/registry',
  '/employees/:12/ppe',
  '/employees/norms',
  '/settings/billing',
  '/news/5',
])('сервер знает страницу %s', (path) => {
  expect([matched(path), addressKind(path)]).toEqual([true, expect.not.stringMatching('unknown')])
})

test.each([
  '/nothing',
  '/employees/:0',
  '/employees/12',
  '/news/abc',
  '/settings/absent',
  '/acknowledge',
  '/loginx',
])('страницы %s нет ни для сервера, ни для приложения', (path) => {
  expect([matched(path), addressKind(path)]).toEqual([false, 'unknown'])
})
