import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { findEmployeeOf } from '../people/index.ts'
import { previewFromNorms, takeFromNorms } from './from-norms.ts'
import { riskDraft } from './risk-draft.ts'

export function registerNorms(app: FastifyInstance): void {
  registerRoute(app, 'POST /api/employees/:id/events/from-norms', async ({ ctx, params, query, body }) => {
    const asker = await ctx()
    const { companyId } = await findEmployeeOf(asker, params.id)
    const scope = { companyId, employeeId: params.id }
    return query.dryRun === 'true' ? previewFromNorms(asker, scope) : takeFromNorms(asker, scope, body)
  })

  registerRoute(app, 'POST /api/events/from-norms', async ({ ctx, query, body }) => {
    const scope = { companyId: query.companyId, employeeId: null }
    return query.dryRun === 'true'
      ? previewFromNorms(await ctx(), scope)
      : takeFromNorms(await ctx(), scope, body)
  })

  registerRoute(app, 'GET /api/employees/:id/risk-draft', async ({ ctx, params }) =>
    riskDraft(await ctx(), params.id),
  )
}
