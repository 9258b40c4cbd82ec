import type { RouteKey } from '@ot/contract'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { backupAgeSeconds } from '../backup/daily-backups.ts'
import type { Deps } from '../context/deps.ts'
import { databaseReadiness } from '../db/readiness.ts'
import { Unauthorised } from '../foundation/errors.ts'
import { hashToken } from '../foundation/secret-token.ts'
import { measureInstallation } from './installation-metrics.ts'

/** Compared by fingerprints: the time it takes tells nothing of the token. */
function isBearerOf(token: string, authorization: string | undefined): boolean {
  return hashToken(authorization ?? '') === hashToken(`Bearer ${token}`)
}

/** How old the last daily backup is; null: none was made yet. */
async function backupAge({ backups, clock }: Deps) {
  if (backups === undefined) return {}
  const [madeAt, ageSeconds] = await Promise.all([backups.newest(), backupAgeSeconds(backups, clock)])
  return { backup: { madeAt, ageSeconds } }
}

const SECONDS_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const STREAM: RouteKey = 'GET /api/stream'

export const healthPlugin = fp<{ deps: Deps }>(async (app, { deps }) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by call and status',
    labelNames: ['call', 'status'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  })

  // Looking a histogram up by its labels costs more than adding to it.
  const known = new Map<string, { observe(seconds: number): void }>()
  const durationsOf = (call: string, status: number) => {
    const name = `${call} ${status}`
    const found = known.get(name) ?? durations.labels(call, String(status))
    known.set(name, found)
    return found
  }

  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.routeKey
    // A stream lasts as long as somebody listens: its duration says nothing of the server.
    if (call !== undefined && call !== STREAM)
      durationsOf(call, reply.statusCode).observe(reply.elapsedTime / 1000)
    done()
  })

  const open = { schema: { hide: true }, config: { access: 'public', isProbe: true } } as const

  app.get('/healthz', open, async () => ({ status: 'ok' }))

  app.get('/readyz', open, async (_request, reply) => {
    const state = await databaseReadiness(deps.database)
    if (state.status !== 'ready') return reply.code(503).send(state)
    return { ...state, ...(await backupAge(deps)) }
  })

  const { metricsToken } = deps.settings
  if (metricsToken === null) return
  measureInstallation(registry, deps)
  const readAll = deps.shareMetrics?.(registry) ?? (() => registry.metrics())
  app.get('/metrics', { ...open, config: { access: 'public' } }, async (request, reply) => {
    if (!isBearerOf(metricsToken, request.headers.authorization)) throw new Unauthorised()
    return reply.type(registry.contentType).send(await readAll())
  })
})
