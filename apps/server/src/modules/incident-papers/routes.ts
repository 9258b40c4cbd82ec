import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { listIncidentPapers } from './list-incident-papers.ts'

export function registerIncidentPapers(app: FastifyInstance): void {
  const { library } = app.deps
  registerRoute(app, 'GET /api/incidents/:id/papers', async ({ ctx, params }) =>
    listIncidentPapers(await ctx(), library, params.id),
  )
}
