import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { coverageOf } from './coverage.ts'

export function registerCoverage(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/coverage', async ({ ctx, query: { companyId }, kept }) => {
    const known = await ctx()
    return kept(known, { companyId }, () => coverageOf(known, companyId))
  })
}
