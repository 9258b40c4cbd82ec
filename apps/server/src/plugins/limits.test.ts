import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitsPlugin } from './limits.ts'

/** A process that always finds itself overloaded. */
async function overloaded() {
  const app = Fastify()
  const pressure = { healthCheck: async () => false, healthCheckInterval: 60_000 }
  await app.register(limitsPlugin, { requestsPerMinute: 1000, pressure })
  const call = { access: 'user', routeKey: 'GET /api/employees' } as const
  app.get('/api/employees', { config: call }, async () => [])
  app.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'ok' }))
  app.get('/employees', async (_request, reply) => reply.type('text/html').send('<!doctype html>'))
  await app.ready()
  return app
}

test('перегруженный сервер отказывает вызовам с просьбой повторить', async () => {
  const app = await overloaded()
  const answer = await app.inject('/api/employees')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json().description).toContain('Сервис перегружен')
  await app.close()
})

test.each(['/healthz', '/employees'])('%s отвечает и тогда', async (url) => {
  const app = await overloaded()
  expect((await app.inject(url)).statusCode).toBe(200)
  await app.close()
})
