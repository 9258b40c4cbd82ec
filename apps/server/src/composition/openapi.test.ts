import { readFile } from 'node:fs/promises'
import { routes } from '@ot/contract'
import { expect, test } from 'vitest'
import { readOpenapi } from '../../test/openapi-document.ts'
import { openapiFile, openapiText } from './openapi-text.ts'

const HINT = 'openapi.json устарел: выполните npm run openapi'

test('openapi.json в репозитории совпадает с тем, что отдаёт сервер', async () => {
  expect(await readFile(openapiFile(), 'utf8'), HINT).toBe(await openapiText())
})

test('каждый вызов договора есть у сервера, и лишних нет', async () => {
  const { paths } = readOpenapi(await openapiText())
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(Object.keys(routes).sort())
})

test('ни одно поле ответа не осталось без описания', async () => {
  const company = readOpenapi(await openapiText()).components.schemas.CompanyAnswer
  expect(company?.properties).toMatchObject({ phone: { type: 'string' }, inn: { type: 'string' } })
})

test('заголовки If-Match и Idempotency-Key описаны там, где их читает сервер', async () => {
  const { paths } = readOpenapi(await openapiText())
  const headersOf = (path: string, method: string): string[] | undefined =>
    paths[path]?.[method]?.parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, required }) => `${name} ${required}`)
  expect(headersOf('/api/companies/{id}', 'patch')).toEqual(['If-Match false'])
  expect(headersOf('/api/companies', 'post')).toEqual(['Idempotency-Key false'])
  expect(headersOf('/api/companies', 'get')).toEqual([])
  expect(headersOf('/api/support/messages/read', 'post')).toEqual([])
})
