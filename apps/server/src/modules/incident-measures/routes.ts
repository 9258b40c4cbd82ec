import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { askBriefing } from './ask-briefing.ts'
import { askRiskReview } from './ask-risk-review.ts'
import { afterwardsOf } from './read-afterwards.ts'
import { addMeasure, changeMeasure } from './write-measure.ts'

export function registerIncidentMeasures(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/incidents/:id/afterwards', async ({ ctx, params }) =>
    afterwardsOf(await ctx(), params.id),
  )

  registerRoute(app, 'POST /api/incidents/:id/measures', async ({ ctx, params, body }) =>
    addMeasure(await ctx(), params.id, body),
  )

  registerRoute(app, 'PATCH /api/incidents/:id/measures/:measureId', async (call) => {
    const { id: incidentId, measureId: id } = call.params
    const { body: changes, ifMatch } = call
    return changeMeasure(await call.ctx(), { incidentId, id, changes, ifMatch })
  })

  registerRoute(app, 'POST /api/incidents/:id/briefings', async ({ ctx, params, body }) =>
    askBriefing(await ctx(), { incidentId: params.id, ...body }),
  )

  registerRoute(app, 'POST /api/incidents/:id/risk-reviews', async ({ ctx, params, body }) => {
    const { dueOn = null, ...choice } = body
    return askRiskReview(await ctx(), { incidentId: params.id, dueOn, ...choice })
  })
}
