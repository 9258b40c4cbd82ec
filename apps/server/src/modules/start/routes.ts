import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeStart } from './change-start.ts'
import { readStart } from './read-start.ts'

export function registerStart(app: FastifyInstance): void {
  const { library } = app.deps
  registerRoute(app, 'GET /api/start', async ({ ctx, query }) =>
    readStart(await ctx(), library, query.companyId ?? null),
  )
  registerRoute(app, 'PATCH /api/start', async ({ ctx, body }) => changeStart(await ctx(), library, body))
}
