import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { presentActivities } from './activities.ts'
import { requestActivity } from './request-activity.ts'

export function registerActivities(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/activities', async () => presentActivities())

  registerRoute(app, 'POST /api/actual-activity-requests', async ({ ctx, body }) => {
    const { id } = await requestActivity(app.deps, await ctx(), body)
    return { id }
  })
}
