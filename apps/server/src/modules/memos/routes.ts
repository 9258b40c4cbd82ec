import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeLine, changeMemo } from './change-memo.ts'
import { createMemo } from './create-memo.ts'
import { deleteMemo } from './delete-memo.ts'
import { findMemoOf, memosOf } from './find-memo.ts'
import { printMemo } from './print-memo.ts'

export function registerMemos(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/memos', async ({ ctx, query }) => {
    const { companyId, section = null, status = null } = query
    return memosOf(await ctx(), companyId, { section, status })
  })

  registerRoute(app, 'GET /api/memos/:id', async ({ ctx, params }) => findMemoOf(await ctx(), params.id))

  registerRoute(app, 'POST /api/memos', async ({ ctx, body }) => {
    const { id } = await createMemo(await ctx(), body)
    return findMemoOf(await ctx(), id)
  })

  registerRoute(app, 'PATCH /api/memos/:id', async ({ ctx, params, body, ifMatch }) => {
    const { id } = await changeMemo(await ctx(), { id: params.id, changes: body, ifMatch })
    return findMemoOf(await ctx(), id)
  })

  registerRoute(app, 'PATCH /api/memos/:id/lines/:lineId', async ({ ctx, params, body, ifMatch }) => {
    const { id } = await changeLine(await ctx(), { ...params, changes: body, ifMatch })
    return findMemoOf(await ctx(), id)
  })

  registerRoute(app, 'DELETE /api/memos/:id', async ({ ctx, params, ifMatch }) => {
    await deleteMemo(await ctx(), { id: params.id, ifMatch })
    return undefined
  })

  registerRoute(app, 'GET /api/memos/:id/file', async ({ ctx, params }) =>
    printMemo(await ctx(), app.deps.library, params.id),
  )
}
