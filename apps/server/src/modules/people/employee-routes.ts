import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeEmployee } from './change-employee.ts'
import { createEmployee } from './create-employee.ts'
import { dismissEmployee } from './dismiss-employee.ts'
import { findEmployeeOf } from './find-employee.ts'
import { employeesOf } from './lists.ts'
import { presentEmployee } from './present.ts'
import { previewTerms } from './preview-terms.ts'
import { readHistory } from './read-history.ts'
import { restoreEmployee } from './restore-employee.ts'

export function registerEmployees(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/employees', async ({ ctx, query, kept }) => {
    const known = await ctx()
    const { companyId, dismissed } = query
    return kept(known, { companyId }, async () => {
      const employees = await employeesOf(known, companyId, { withDismissed: dismissed === 'true' })
      return employees.map(presentEmployee)
    })
  })

  registerRoute(app, 'POST /api/employees', async ({ ctx, body }) =>
    presentEmployee(await createEmployee(await ctx(), body)),
  )

  registerRoute(app, 'GET /api/employees/:id', async ({ ctx, params }) =>
    presentEmployee(await findEmployeeOf(await ctx(), params.id)),
  )

  registerRoute(app, 'PATCH /api/employees/:id', async ({ ctx, params, body, ifMatch }) =>
    presentEmployee(await changeEmployee(await ctx(), { id: params.id, changes: body, ifMatch })),
  )

  registerRoute(app, 'POST /api/employees/:id/terms', async ({ ctx, params, body }) =>
    previewTerms(await ctx(), { id: params.id, changes: body }),
  )

  registerRoute(app, 'POST /api/employees/:id/dismiss', async ({ ctx, params, body }) =>
    presentEmployee(await dismissEmployee(await ctx(), { id: params.id, dismissedOn: body.dismissedOn })),
  )

  registerRoute(app, 'POST /api/employees/:id/restore', async ({ ctx, params }) =>
    presentEmployee(await restoreEmployee(await ctx(), params.id)),
  )

  registerRoute(app, 'GET /api/employees/:id/history', async ({ ctx, params }) =>
    readHistory(await ctx(), params.id),
  )
}
