import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeDepartment } from './change-department.ts'
import { createDepartment } from './create-department.ts'
import { deleteDepartment } from './delete-department.ts'
import { departmentsOf } from './lists.ts'
import { presentDepartment } from './present.ts'

export function registerDepartments(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/employee-groups', async ({ ctx, query }) => {
    const departments = await departmentsOf(await ctx(), query.companyId)
    return departments.map(presentDepartment)
  })

  registerRoute(app, 'POST /api/employee-groups', async ({ ctx, body }) =>
    presentDepartment(await createDepartment(await ctx(), body)),
  )

  registerRoute(app, 'PATCH /api/employee-groups/:id', async ({ ctx, params, body, ifMatch }) =>
    presentDepartment(await changeDepartment(await ctx(), { ...params, ...body, ifMatch })),
  )

  registerRoute(app, 'DELETE /api/employee-groups/:id', async ({ ctx, params }) => {
    await deleteDepartment(await ctx(), params.id)
    return undefined
  })
}
