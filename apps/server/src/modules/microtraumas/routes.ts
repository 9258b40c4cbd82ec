import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { cancelMicrotrauma, changeMicrotrauma } from './change-microtrauma.ts'
import { createMicrotrauma } from './create-microtrauma.ts'
import { microtraumaOf, microtraumasOf } from './read-microtraumas.ts'
import { turnIntoAccident } from './turn-into-accident.ts'

export function registerMicrotraumas(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/microtraumas', async ({ ctx, query }) => {
    const { companyId, status = null, year = null, q = '' } = query
    return microtraumasOf(await ctx(), { companyId, status, year, q })
  })

  registerRoute(app, 'GET /api/microtraumas/:id', async ({ ctx, params }) =>
    microtraumaOf(await ctx(), params.id),
  )

  registerRoute(app, 'POST /api/microtraumas', async ({ ctx, body }) => createMicrotrauma(await ctx(), body))

  registerRoute(app, 'PATCH /api/microtraumas/:id', async ({ ctx, params, body, ifMatch }) =>
    changeMicrotrauma(await ctx(), { id: params.id, changes: body, ifMatch }),
  )

  registerRoute(app, 'POST /api/microtraumas/:id/cancel', async ({ ctx, params, body }) =>
    cancelMicrotrauma(await ctx(), { id: params.id, reason: body.reason }),
  )

  registerRoute(app, 'POST /api/microtraumas/:id/incident', async ({ ctx, params, body }) =>
    turnIntoAccident(await ctx(), { id: params.id, degree: body.degree, toldAt: body.toldAt }),
  )
}
