import type { FastifyInstance } from 'fastify'
import { readScoped } from '../../db/transaction.ts'
import { registerRoute } from '../../http/register-route.ts'
import { changeFacts } from './change-facts.ts'
import { layFactDesk } from './fact-desk.ts'
import { presentFacts } from './present-facts.ts'

export function registerInterview(app: FastifyInstance): void {
  const { library } = app.deps
  registerRoute(app, 'GET /api/facts', async ({ ctx, query }) => {
    const asked = await ctx()
    return presentFacts(await readScoped(asked, (tx) => layFactDesk(tx, asked, library, query.companyId)))
  })
  registerRoute(app, 'PUT /api/facts', async ({ ctx, body }) => changeFacts(await ctx(), library, body))
}
