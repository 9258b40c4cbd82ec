import rateLimit from '@fastify/rate-limit'
import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { TooMany } from '../foundation/errors.ts'
import { callerAddress } from '../http/address-of.ts'

const PRESSURE: FastifyUnderPressureOptions = { maxEventLoopDelay: 3000 }
const RETRY_AFTER_SECONDS = 5
/** Calls without a token cost a password hash each. */
const PUBLIC_SHARE = 10

/** An overloaded process says so at once instead of answering everybody late. With 0 requests a minute there are no
 * limits of any kind. */
type Limits = { requestsPerMinute: number; pressure?: FastifyUnderPressureOptions }

export const limitsPlugin = fp<Limits>(async (app, { requestsPerMinute, pressure = PRESSURE }) => {
  if (requestsPerMinute === 0) return
  await app.register(underPressure, {
    ...pressure,
    // Pages are files and cost nothing, and a probe refused would have the process ended: calls alone are refused.
    pressureHandler: ({ routeOptions }, reply) => {
      if (routeOptions.config.routeKey === undefined) return
      reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ description: 'Сервис перегружен. Повторите через несколько секунд.', errors: [] })
    },
  })
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    max: (request) => {
      const isCostly = kindOf(request) === 'guess' || kindOf(request) === 'public POST'
      return isCostly ? Math.ceil(requestsPerMinute / PUBLIC_SHARE) : requestsPerMinute
    },
    keyGenerator: (request) => `${kindOf(request)} ${callerAddress(request)}`,
    allowList: ({ routeOptions }) =>
      routeOptions.config.access === undefined || routeOptions.config.isProbe === true,
    errorResponseBuilder: (_request, context) =>
      new TooMany('Слишком много запросов. Повторите через минуту.', context.ttl / 1000),
  })
  // For all calls at once, and before it is asked whose token it is: the limit of a route would come after that and
  // never see those who have none.
  app.addHook('onRequest', app.rateLimit())
})

/** Calls are counted apart, so that who signs in is not held up by who works, nor the other way round. */
function kindOf({ method, headers, routeOptions }: FastifyRequest): string {
  const { access } = routeOptions.config
  if (access === 'public') return `public ${method}`
  return access === 'user' && headers.authorization === undefined ? 'guess' : 'user'
}
