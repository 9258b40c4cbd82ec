import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { decideRecount } from './decide-recount.ts'
import { recountsOf } from './read-recounts.ts'
import { undoRecount } from './undo-recount.ts'

export function registerRecounts(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/recounts', async ({ ctx, query }) => recountsOf(await ctx(), query.companyId))
  registerRoute(app, 'POST /api/recounts', async ({ ctx, body }) => decideRecount(await ctx(), body))
  registerRoute(app, 'POST /api/recounts/:id/undo', async ({ ctx, params }) =>
    undoRecount(await ctx(), params.id),
  )
}
