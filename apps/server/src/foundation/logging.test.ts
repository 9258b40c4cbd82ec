import { routes } from '@ot/contract'
import { expect, test } from 'vitest'
import { logSerializers } from './logging.ts'

const SECRET = 'dGhlLXNlY3JldC1vZi1hLWxpbms'
const pathOf = (url: string) => logSerializers.req({ method: 'GET', url }).path

const PERSONAL_LINKS = Object.keys(routes)
  .map((key) => key.slice(key.indexOf(' ') + 1))
  .filter((path) => path.includes(':token'))
const PAGES = ['/acknowledge/:token', '/department/:token', '/unsubscribe/:token', '/invitation/:token']

test.each([...new Set(PERSONAL_LINKS), ...PAGES])('в журнал сервера секрет не попадает: %s', (path) => {
  expect(pathOf(path.replace(':token', SECRET))).not.toContain(SECRET)
})

test('не попадает и то, что стоит за вопросительным знаком', () => {
  expect(pathOf(`/api/stream?companyId=7&ticket=${SECRET}`)).toBe('/api/stream')
})
