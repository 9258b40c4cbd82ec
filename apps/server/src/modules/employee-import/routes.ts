import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { exportEmployees } from './export-employees.ts'
import { importEmployees } from './import-employees.ts'
import { importTemplate } from './import-template.ts'
import { markFile } from './mark-file.ts'

export function registerEmployeeImport(app: FastifyInstance): void {
  registerRoute(app, 'POST /api/employees/import', async ({ ctx, query, upload }) => {
    const { companyId, dryRun } = query
    const { fields, ...file } = upload
    return importEmployees(await ctx(), {
      companyId,
      dryRun: dryRun === 'true',
      file: { ...file, options: fields },
    })
  })

  registerRoute(app, 'POST /api/employees/import/errors', async ({ ctx, query, upload }) => {
    const { fields, ...file } = upload
    return markFile(await ctx(), {
      companyId: query.companyId,
      leftOnly: query.leftOnly === 'true',
      file: { ...file, options: fields },
    })
  })

  registerRoute(app, 'GET /api/employees/import-template', () => importTemplate())

  registerRoute(app, 'GET /api/employees/export', async ({ ctx, query }) =>
    exportEmployees(await ctx(), {
      companyId: query.companyId,
      withDismissed: query.dismissed === 'true',
    }),
  )
}
