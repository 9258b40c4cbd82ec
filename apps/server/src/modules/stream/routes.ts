import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { createHub } from './hub.ts'
import { openStream } from './open-stream.ts'

export function registerStream(app: FastifyInstance): void {
  const hub = createHub(app.deps.database)
  // Before the server waits for its connections to end: these would not end by themselves.
  app.addHook('preClose', () => hub.close())

  registerRoute(app, 'GET /api/stream', async ({ ctx, query, lastEventId }) =>
    openStream(hub, await ctx(), {
      companyId: query.companyId,
      lastEventId,
      isOnce: query.once !== undefined,
    }),
  )
}
