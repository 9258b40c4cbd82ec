import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { searcher } from './search.ts'

export function registerSearch(app: FastifyInstance): void {
  const search = searcher(app.deps.library)
  registerRoute(app, 'GET /api/search', async ({ ctx, query }) => search(await ctx(), query))
}
