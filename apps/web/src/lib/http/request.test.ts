import { describe, expect, test } from 'vitest'
import { outgoingCall } from './request.ts'
import { SeenVersion } from './seen-version.ts'

describe('запрос по ключу вызова', () => {
  test.each([
    ['GET /api/companies/:id', { params: { id: 12 } }, 'GET', '/api/companies/12'],
    [
      'GET /api/templates',
      { query: { companyId: 3, templateId: undefined } },
      'GET',
      '/api/templates?companyId=3',
    ],
    ['GET /api/news', { query: { page: 1, limit: 10 } }, 'GET', '/api/news?page=1&limit=10'],
    ['PUT /api/templates/:id/answers', { params: { id: 'a/b' } }, 'PUT', '/api/templates/a%2Fb/answers'],
  ])('%s', (key, parts, method, url) => {
    expect(outgoingCall(key, parts, {})).toMatchObject({ method, url, body: null })
  })

  test('изменение — это merge-patch с версией, создание — JSON с ключом повтора', () => {
    const patch = outgoingCall(
      'PATCH /api/companies/:id',
      { params: { id: 1 }, body: { kpp: null } },
      { version: new SeenVersion(4) },
    )
    expect(patch.headers).toMatchObject({
      'Content-Type': 'application/merge-patch+json',
      'If-Match': '"4"',
    })
    expect(patch.body).toBe('{"kpp":null}')
    const post = outgoingCall('POST /api/companies', { body: {} }, { idempotencyKey: 'k1' })
    expect(post.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' })
  })

  test('файл уходит частями: сперва поля, затем сам файл; тип содержимого ставит браузер', () => {
    const file = new File(['ФИО'], 'список.csv')
    const fields = { dismissAbsent: 'false', departmentName: undefined }
    const { body, headers } = outgoingCall('POST /api/employees/import', { upload: { file, fields } }, {})
    expect(headers).not.toHaveProperty('Content-Type')
    expect(body instanceof FormData && Array.from(body.keys())).toEqual(['dismissAbsent', 'file'])
    expect(body instanceof FormData && body.get('file')).toMatchObject({ name: 'список.csv', size: 6 })
  })

  test('вкладка называет себя и тогда, когда только читает: и читающий ждёт очереди', () => {
    const { headers } = outgoingCall('GET /api/employees/export', { query: { companyId: 1 } }, {})
    expect(headers).toHaveProperty('X-Tab')
  })

  test('без обязательного параметра запроса нет', () => {
    expect(() => outgoingCall('GET /api/companies/:id', {}, {})).toThrow('needs the parameter id')
  })
})
