import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { askSupport, readAnswers, readMessages } from './thread.ts'

export function registerSupport(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/support/messages', async ({ ctx, query, setTotal }) => {
    const { messages, total } = await readMessages(await ctx(), query)
    setTotal(total)
    return messages
  })
  registerRoute(app, 'POST /api/support/messages', async ({ ctx, body }) =>
    askSupport(await ctx(), app.deps, body.text),
  )
  registerRoute(app, 'POST /api/support/messages/read', async ({ ctx }) => {
    await readAnswers(await ctx())
    return undefined
  })
}
