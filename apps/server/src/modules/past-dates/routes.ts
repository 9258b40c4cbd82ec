import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { fillDates } from './fill-dates.ts'
import { importDates } from './import-dates.ts'

export function registerPastDates(app: FastifyInstance): void {
  registerRoute(app, 'POST /api/past-dates/import', async ({ ctx, query, upload }) => {
    const { companyId, dryRun } = query
    const { fields, ...file } = upload
    return importDates(await ctx(), { companyId, dryRun: dryRun === 'true', file, options: fields })
  })

  registerRoute(app, 'POST /api/past-dates/fill', async ({ ctx, body }) => fillDates(await ctx(), body))
}
