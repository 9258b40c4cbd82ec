import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeWorkplace } from './change-workplace.ts'
import { createWorkplace } from './create-workplace.ts'
import { deleteWorkplace } from './delete-workplace.ts'
import { withOccupants, workplacesOf } from './find-workplace.ts'
import { presentWorkplace } from './present.ts'

export function registerWorkplaces(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/workplaces', async ({ ctx, query }) => {
    const known = await ctx()
    const workplaces = await workplacesOf(known, query.companyId)
    return workplaces.map((workplace) => presentWorkplace(workplace, known.today(query.companyId)))
  })

  registerRoute(app, 'POST /api/workplaces', async ({ ctx, body }) => {
    const known = await ctx()
    const workplace = await createWorkplace(known, body)
    return presentWorkplace(await withOccupants(known, workplace), known.today(body.companyId))
  })

  registerRoute(app, 'PATCH /api/workplaces/:id', async ({ ctx, params, body, ifMatch }) => {
    const known = await ctx()
    const workplace = await changeWorkplace(known, { id: params.id, changes: body, ifMatch })
    return presentWorkplace(await withOccupants(known, workplace), known.today(workplace.companyId))
  })

  registerRoute(app, 'DELETE /api/workplaces/:id', async ({ ctx, params, ifMatch }) => {
    await deleteWorkplace(await ctx(), { id: params.id, ifMatch })
    return undefined
  })
}
