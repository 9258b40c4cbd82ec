import type { Access } from '@ot/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AccessTokens } from '../access-token.ts'
import { findTicketUser } from '../db/tickets.ts'
import type { Deps } from '../deps.ts'
import { Unauthorised } from '../errors.ts'
import { hashToken } from '../secret-token.ts'

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/

function ticketOf(request: FastifyRequest): string | null {
  const { query } = request
  if (typeof query !== 'object' || query === null || !('ticket' in query)) return null
  return typeof query.ticket === 'string' ? query.ticket : null
}

/** Public calls never look at the header, even at an expired token. */
export const authPlugin = fp<{ deps: Deps; accessTokens: AccessTokens }>(
  async (app, { deps, accessTokens }) => {
    app.decorateRequest('userId', null)

    app.addHook('onRequest', (request, _reply, done) => {
      const { access } = request.routeOptions.config
      if (access === undefined || access === 'public') return done()
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
      request.userId = token === undefined ? null : accessTokens.recall(token)
      if (request.userId !== null) return done()
      identify(request, access, token).then((userId) => {
        request.userId = userId
        done()
      }, done)
    })

    function identify(request: FastifyRequest, access: Access, token: string | undefined): Promise<number> {
      const ticket = access === 'download' ? ticketOf(request) : null
      if (ticket !== null) return byTicket(ticket)
      if (token === undefined) return Promise.reject(new Unauthorised())
      return accessTokens.verify(token)
    }

    async function byTicket(ticket: string): Promise<number> {
      const userId = await findTicketUser(deps.database.db, hashToken(ticket), deps.clock.now())
      if (userId === null) throw new Unauthorised('Ссылка устарела. Обновите страницу и повторите.')
      return userId
    }
  },
)
