import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import fp from 'fastify-plugin'
import { TooMany } from '../foundation/errors.ts'

const EVENT_LOOP_DELAY_MAX_MS = 3000
const RETRY_AFTER_SECONDS = 5
/** Calls without a token cost a password hash each. */
const PUBLIC_SHARE = 10

/** An overloaded process says so at once instead of answering everybody late. With 0 requests a minute there are no
 * limits of any kind. */
export const limitsPlugin = fp<{ requestsPerMinute: number }>(async (app, { requestsPerMinute }) => {
  if (requestsPerMinute === 0) return
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MAX_MS,
    // Pages are files and cost nothing: somebody who opens one should see the product, not JSON.
    pressureHandler: ({ routeOptions }, reply) => {
      if (routeOptions.config.access === undefined) return
      reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ description: 'Сервис перегружен. Повторите через несколько секунд.', errors: [] })
    },
  })
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    max: (request) => {
      const isPublic = request.routeOptions.config.access === 'public' && request.method === 'POST'
      return isPublic ? Math.ceil(requestsPerMinute / PUBLIC_SHARE) : requestsPerMinute
    },
    keyGenerator: (request) =>
      request.routeOptions.config.access === 'public' ? `public ${request.method} ${request.ip}` : request.ip,
    allowList: (request) => request.routeOptions.config.access === undefined,
    errorResponseBuilder: (_request, context) =>
      new TooMany('Слишком много запросов. Повторите через минуту.', context.ttl / 1000),
  })
})
