import type { Access } from '@ot/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AccessTokens, Identity } from '../context/access-token.ts'
import type { Deps } from '../context/deps.ts'
import type { LiveSessions } from '../db/live-sessions.ts'
import { findTicket } from '../db/tickets.ts'
import { Unauthorised } from '../foundation/errors.ts'
import { hashToken } from '../foundation/secret-token.ts'

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/

function ticketOf(request: FastifyRequest): string | null {
  const { query } = request
  if (typeof query !== 'object' || query === null || !('ticket' in query)) return null
  return typeof query.ticket === 'string' ? query.ticket : null
}

type AuthOptions = { deps: Deps; accessTokens: AccessTokens; liveSessions: LiveSessions }

/** Public calls never look at the header, even at an expired token. */
export const authPlugin = fp<AuthOptions>(async (app, { deps, accessTokens, liveSessions }) => {
  app.decorateRequest('userId', null)
  app.decorateRequest('sessionId', null)

  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'public') return done()
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    const known = token === undefined ? null : accessTokens.recall(token)
    if (known !== null && liveSessions.recall(known.sessionId)) {
      admit(request, known)
      return done()
    }
    identify(request, access, token).then((identity) => {
      admit(request, identity)
      done()
    }, done)
  })

  function admit(request: FastifyRequest, { userId, sessionId }: Identity): void {
    request.userId = userId
    request.sessionId = sessionId
  }

  function identify(request: FastifyRequest, access: Access, token: string | undefined): Promise<Identity> {
    const ticket = access === 'download' ? ticketOf(request) : null
    if (ticket !== null) return byTicket(ticket)
    if (token === undefined) return Promise.reject(new Unauthorised())
    return byToken(token)
  }

  async function byToken(token: string): Promise<Identity> {
    const identity = accessTokens.recall(token) ?? (await accessTokens.verify(token))
    if (!(await liveSessions.check(identity.sessionId)))
      throw new Unauthorised('Сеанс завершён. Войдите снова.')
    return identity
  }

  async function byTicket(ticket: string): Promise<Identity> {
    const identity = await findTicket(deps.database.db, hashToken(ticket), deps.clock.now())
    if (identity === null) throw new Unauthorised('Ссылка устарела. Обновите страницу и повторите.')
    return identity
  }
})
