import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { readEmployeeSummary } from './read-summary.ts'

export function registerEmployeeSummary(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/employees/:id/summary', async ({ ctx, params }) =>
    readEmployeeSummary(await ctx(), params.id),
  )
}
