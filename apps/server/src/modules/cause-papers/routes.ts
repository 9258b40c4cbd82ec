import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { listCausePapers } from './list-cause-papers.ts'

export function registerCausePapers(app: FastifyInstance): void {
  const { library } = app.deps
  registerRoute(app, 'GET /api/cause-papers', async ({ ctx, query }) =>
    listCausePapers(await ctx(), library, query),
  )
}
