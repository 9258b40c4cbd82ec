import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { cancelIncident, reopenIncident } from './cancel-incident.ts'
import { changeIncident } from './change-incident.ts'
import { createIncident } from './create-incident.ts'
import { addEvidence, evidenceFile, readEvidence, withdrawEvidence } from './evidence.ts'
import { markStep } from './mark-step.ts'
import { readIncident, readIncidents } from './read-incidents.ts'

export function registerIncidents(app: FastifyInstance): void {
  const { library } = app.deps
  registerRoute(app, 'GET /api/incidents', async ({ ctx, query }) => readIncidents(await ctx(), query))
  registerRoute(app, 'POST /api/incidents', async ({ ctx, body }) => {
    const { incident } = await createIncident(await ctx(), body)
    return readIncident(await ctx(), library, incident.id)
  })
  registerRoute(app, 'GET /api/incidents/:id', async ({ ctx, params }) =>
    readIncident(await ctx(), library, params.id),
  )
  registerRoute(app, 'PATCH /api/incidents/:id', async ({ ctx, params, body, ifMatch }) => {
    await changeIncident(await ctx(), { ...params, changes: body, ifMatch })
    return readIncident(await ctx(), library, params.id)
  })
  registerRoute(app, 'POST /api/incidents/:id/cancel', async ({ ctx, params, body }) => {
    await cancelIncident(await ctx(), { ...params, ...body })
    return readIncident(await ctx(), library, params.id)
  })
  registerRoute(app, 'POST /api/incidents/:id/reopen', async ({ ctx, params, body }) => {
    await reopenIncident(await ctx(), { ...params, ...body })
    return readIncident(await ctx(), library, params.id)
  })
  registerRoute(app, 'PATCH /api/incidents/:id/steps/:key', async ({ ctx, params, body, ifMatch }) => {
    await markStep(await ctx(), { ...params, changes: body, ifMatch })
    return readIncident(await ctx(), library, params.id)
  })
  registerEvidence(app)
}

function registerEvidence(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/incidents/:id/evidence', async ({ ctx, params }) =>
    readEvidence(await ctx(), params.id),
  )
  registerRoute(app, 'POST /api/incidents/:id/evidence', async ({ ctx, params, upload }) =>
    addEvidence(await ctx(), { ...params, ...upload, ...upload.fields, stepKey: upload.fields.stepKey }),
  )
  registerRoute(app, 'GET /api/incidents/:id/evidence/:evidenceId', async ({ ctx, params }) =>
    evidenceFile(await ctx(), params),
  )
  registerRoute(app, 'POST /api/incidents/:id/evidence/:evidenceId/withdraw', async ({ ctx, params, body }) =>
    withdrawEvidence(await ctx(), { ...params, ...body }),
  )
}
