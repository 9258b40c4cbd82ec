import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { transfersOf } from './read-transfers.ts'
import { previewMove, transferEmployee } from './transfer-employee.ts'
import { undoTransfer } from './undo-transfer.ts'

export function registerTransfers(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/employees/:id/transfers', async ({ ctx, params }) =>
    transfersOf(await ctx(), params.id),
  )
  registerRoute(app, 'POST /api/employees/:id/transfers', async ({ ctx, params, query, body }) => {
    const { accept, decline, ...fields } = body
    return query.dryRun === 'true'
      ? previewMove(await ctx(), { id: params.id, fields })
      : transferEmployee(await ctx(), { id: params.id, fields, choice: { accept, decline } })
  })
  registerRoute(app, 'POST /api/transfers/:id/undo', async ({ ctx, params }) => {
    await undoTransfer(await ctx(), params.id)
    return undefined
  })
}
