import { readFile } from 'node:fs/promises'
import { routes } from '@ot/contract'
import { expect, test } from 'vitest'
import { openapiFile, openapiText } from './openapi-text.ts'

const HINT = 'openapi.json устарел: выполните npm run openapi'

test('openapi.json в репозитории совпадает с тем, что отдаёт сервер', async () => {
  expect(await readFile(openapiFile(), 'utf8'), HINT).toBe(await openapiText())
})

test('каждый вызов договора есть у сервера, и лишних нет', async () => {
  const { paths } = JSON.parse(await openapiText())
  const described = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(Object.keys(routes).sort())
})

test('ни одно поле ответа не осталось без описания', async () => {
  const company = JSON.parse(await openapiText()).components.schemas.CompanyAnswer
  expect(company.properties.phone).toMatchObject({ type: 'string' })
  expect(company.properties.inn).toMatchObject({ type: 'string' })
})

test('заголовки If-Match и Idempotency-Key описаны там, где их читает сервер', async () => {
  const { paths } = JSON.parse(await openapiText())
  const headersOf = (path: string, method: string): string[] =>
    (paths[path][method].parameters ?? [])
      .filter((parameter: { in: string; required?: boolean }) => parameter.in === 'header')
      .map(({ name, required = false }: { name: string; required?: boolean }) => `${name} ${required}`)
  expect(headersOf('/api/companies/{id}', 'patch')).toEqual(['If-Match false'])
  expect(headersOf('/api/companies', 'post')).toEqual(['Idempotency-Key false'])
  expect(headersOf('/api/companies', 'get')).toEqual([])
  expect(headersOf('/api/support/messages/read', 'post')).toEqual([])
})
