import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { previewUnscheduled } from './follows.ts'
import { listUnscheduled } from './read-unscheduled.ts'
import { recordUnscheduled } from './record-unscheduled.ts'
import { undoUnscheduled } from './undo-unscheduled.ts'

export function registerUnscheduled(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/unscheduled', async ({ ctx, query }) =>
    listUnscheduled(await ctx(), query.companyId),
  )
  registerRoute(app, 'POST /api/unscheduled', async ({ ctx, query, body }) =>
    query.dryRun === 'true' ? previewUnscheduled(await ctx(), body) : recordUnscheduled(await ctx(), body),
  )
  registerRoute(app, 'POST /api/unscheduled/:id/undo', async ({ ctx, params }) => {
    await undoUnscheduled(await ctx(), params.id)
    return undefined
  })
}
