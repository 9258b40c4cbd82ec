import { describe, expect, test } from 'vitest'
import { NO_ANSWER } from './api-error.ts'
import { outgoingCall } from './request.ts'
import { readAnswer, sendRequest } from './transport.ts'

const CALL = outgoingCall('GET /api/companies', {}, {})

/** A body whose beginning has come when the connection breaks. */
function broken(type: string, init: ResponseInit = {}): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":'))
    },
    pull(controller) {
      controller.error(new TypeError('network error'))
    },
  })
  return new Response(body, { ...init, headers: { 'Content-Type': type } })
}

const NO_CONNECTION = { status: NO_ANSWER, description: expect.stringContaining('Нет связи с сервером') }

describe('ответ, который оборвался', () => {
  test.each([['application/json; charset=utf-8'], ['application/zip']])('%s — нет связи', async (type) => {
    await expect(readAnswer(broken(type), undefined)).rejects.toMatchObject(NO_CONNECTION)
    await expect(readAnswer(broken(type), () => undefined)).rejects.toMatchObject(NO_CONNECTION)
  })

  test('и тогда, когда сервер начал говорить об ошибке', async () => {
    const answer = () => Promise.resolve(broken('application/json', { status: 422 }))
    await expect(sendRequest(answer, CALL, null)).rejects.toMatchObject(NO_CONNECTION)
  })

  test('отменённый вызов остаётся отменённым', async () => {
    const cancelled = () => Promise.reject(new DOMException('stopped', 'AbortError'))
    await expect(sendRequest(cancelled, CALL, null)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
