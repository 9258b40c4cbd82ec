import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { appointResponsible } from './appoint.ts'
import { changeResponsibility } from './change-responsibility.ts'
import { printAppointment, printTakingOff } from './print-order.ts'
import { responsibilitiesOf, termsOf } from './read-responsibilities.ts'
import { takeOff } from './take-off.ts'

export function registerResponsibilities(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/responsibilities', async ({ ctx, query }) =>
    responsibilitiesOf(await ctx(), query.companyId),
  )

  registerRoute(app, 'POST /api/responsibilities', async ({ ctx, body }) =>
    appointResponsible(await ctx(), body),
  )

  registerRoute(app, 'PATCH /api/responsibilities/:id', async ({ ctx, params, body, ifMatch }) =>
    changeResponsibility(await ctx(), { id: params.id, changes: body, ifMatch }),
  )

  registerRoute(app, 'DELETE /api/responsibilities/:id', async ({ ctx, params, query, ifMatch }) => {
    await takeOff(await ctx(), { id: params.id, order: query.orderLink ?? null, ifMatch })
    return undefined
  })

  registerRoute(app, 'GET /api/responsibilities/:id/order', async ({ ctx, params }) =>
    printAppointment(await ctx(), app.deps.library, params.id),
  )

  registerRoute(app, 'GET /api/responsibilities/history', async ({ ctx, query }) =>
    termsOf(await ctx(), query.companyId),
  )

  registerRoute(app, 'GET /api/responsibilities/history/:id/order', async ({ ctx, params }) =>
    printTakingOff(await ctx(), app.deps.library, params.id),
  )
}
