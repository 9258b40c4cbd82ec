import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { exportStatistics } from './export-statistics.ts'
import { statisticsOf } from './read-statistics.ts'
import { tellHeadcount } from './tell-headcount.ts'

export function registerIncidentStatistics(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/incident-statistics', async ({ ctx, query }) =>
    statisticsOf(await ctx(), query.companyId),
  )
  registerRoute(app, 'PUT /api/incident-statistics/:year', async ({ ctx, params, body, ifMatch }) =>
    tellHeadcount(await ctx(), { ...body, year: params.year, ifMatch }),
  )
  registerRoute(app, 'GET /api/incident-statistics/file', async ({ ctx, query }) =>
    exportStatistics(await ctx(), query.companyId),
  )
}
