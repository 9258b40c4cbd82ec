import { describe, expect, test } from 'vitest'
import { outgoingCall } from './request.ts'
import { XSRF_HEADER, xsrfToken } from './xsrf-token.ts'

describe('XSRF-токен', () => {
  test.each([
    ['', null],
    ['theme=dark; OTHER-XSRF-TOKEN=no', null],
    ['XSRF-TOKEN=abc', 'abc'],
    ['theme=dark; XSRF-TOKEN=a%3D%3D; lang=ru', 'a=='],
    ['XSRF-TOKEN=a==', 'a=='],
    ['XSRF-TOKEN=100%', '100%'],
  ])('из «%s» — %s', (cookies, token) => {
    expect(xsrfToken(cookies)).toBe(token)
  })

  test.each(['GET /api/companies', 'POST /api/refresh', 'PATCH /api/memos/:id'])(
    '%s: есть cookie — есть и заголовок',
    (key) => {
      const parts = { params: { id: 1 } }
      expect(outgoingCall(key, parts, {}, 'XSRF-TOKEN=t1').headers).toMatchObject({ [XSRF_HEADER]: 't1' })
      expect(outgoingCall(key, parts, {}, '').headers).not.toHaveProperty(XSRF_HEADER)
    },
  )
})
