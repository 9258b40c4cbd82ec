import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { exportLog } from './export-log.ts'
import { readLog, readLogPeople } from './read-log.ts'

export function registerChangeLog(app: FastifyInstance): void {
  const { library } = app.deps

  registerRoute(app, 'GET /api/companies/:id/log', async ({ ctx, params, query, setTotal }) => {
    const { entries, total } = await readLog(await ctx(), library, { companyId: params.id, ...query })
    setTotal(total)
    return entries
  })

  registerRoute(app, 'GET /api/companies/:id/log/people', async ({ ctx, params }) =>
    readLogPeople(await ctx(), params.id),
  )

  registerRoute(
    app,
    'GET /api/companies/:id/log/export',
    async ({ ctx, params, query: { ticket: _ticket, ...filter } }) =>
      exportLog(await ctx(), library, { companyId: params.id, ...filter }),
  )
}
