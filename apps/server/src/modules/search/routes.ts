import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { makeSearch } from './search.ts'

export function registerSearch(app: FastifyInstance): void {
  const search = makeSearch(app.deps.library)
  registerRoute(app, 'GET /api/search', async ({ ctx, query }) => search(await ctx(), query))
}
