import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { previewReturn, returnEmployee } from './return-employee.ts'

export function registerReturns(app: FastifyInstance): void {
  registerRoute(app, 'POST /api/absences/:id/return', async ({ ctx, params, query, body, ifMatch }) => {
    const { backOn, accept, decline } = body
    const asked = { id: params.id, backOn, ifMatch }
    return query.dryRun === 'true'
      ? previewReturn(await ctx(), asked)
      : returnEmployee(await ctx(), { ...asked, choice: { accept, decline } })
  })
}
