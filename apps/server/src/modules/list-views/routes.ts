import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeListView } from './change-list-view.ts'
import { createListView } from './create-list-view.ts'
import { deleteListView } from './delete-list-view.ts'
import { listViewsOf, rememberColumns } from './own-lists.ts'

export function registerListViews(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/list-views', async ({ ctx, query }) =>
    listViewsOf(await ctx(), query.companyId),
  )
  registerRoute(app, 'POST /api/list-views', async ({ ctx, body }) => createListView(await ctx(), body))
  registerRoute(app, 'PATCH /api/list-views/:id', async ({ ctx, params, body, ifMatch }) =>
    changeListView(await ctx(), { id: params.id, changes: body, ifMatch }),
  )
  registerRoute(app, 'DELETE /api/list-views/:id', async ({ ctx, params, ifMatch }) => {
    await deleteListView(await ctx(), { id: params.id, ifMatch })
    return undefined
  })
  registerRoute(app, 'PUT /api/list-views/columns', async ({ ctx, body }) =>
    rememberColumns(await ctx(), body),
  )
}
