import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { takeBack } from './take-back.ts'

export function registerUndo(app: FastifyInstance): void {
  registerRoute(app, 'POST /api/undo/:id', async ({ ctx, params }) => {
    await takeBack(await ctx(), params.id)
    return undefined
  })
}
