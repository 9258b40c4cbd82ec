import { MESSENGERS } from '@ot/domain'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../foundation/errors.ts'
import { registerRoute } from '../../http/register-route.ts'
import { headerOf } from '../../http/request-ctx.ts'
import { botsOf, disconnectBot, linkToBot } from './connect.ts'
import { hearUpdate } from './hear-update.ts'
import { UPDATES } from './send-reminders.ts'

export function registerBots(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/account/bots', ({ userId }) => botsOf(app.deps, userId))
  registerRoute(app, 'POST /api/account/bots/:messenger/link', ({ userId, params }) =>
    linkToBot(app.deps, userId, params.messenger),
  )
  registerRoute(app, 'DELETE /api/account/bots/:messenger', async ({ userId, params }) => {
    await disconnectBot(app.deps, userId, params.messenger)
    return undefined
  })
  registerUpdates(app)
}

/** Where messengers bring what their users say: their words and their proof, hence no call of the contract. */
function registerUpdates(app: FastifyInstance): void {
  app.post<{ Params: { messenger: string } }>(
    `${UPDATES}/:messenger`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const messenger = MESSENGERS.find((one) => one === request.params.messenger)
      const bot = messenger === undefined ? undefined : app.deps.bots.get(messenger)
      if (bot === undefined || !bot.isFrom(headerOf(request, bot.secretHeader))) throw new NotFound()
      const update = bot.read(request.body)
      if (update !== null) await hearUpdate(app.deps, bot, update)
      return reply.code(200).send({ ok: true })
    },
  )
}
