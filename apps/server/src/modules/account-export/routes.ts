import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { exportAccount } from './export-account.ts'
import { exportSummary } from './export-summary.ts'

export function registerAccountExport(app: FastifyInstance): void {
  const { library, stopping, backups } = app.deps
  registerRoute(app, 'GET /api/account/export', async ({ ctx }) =>
    exportAccount(await ctx(), library, stopping),
  )
  registerRoute(app, 'GET /api/account/export/summary', async ({ ctx }) =>
    exportSummary(await ctx(), backups),
  )
}
