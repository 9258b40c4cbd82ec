import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { issueTicket } from './issue-ticket.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'
import { registerUser } from './register-user.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import type { SessionDeps } from './session-deps.ts'

export function registerSession(app: FastifyInstance, deps: SessionDeps): void {
  registerRoute(app, 'POST /api/register', ({ body, address }) => registerUser(deps, { ...body, address }))
  registerRoute(app, 'POST /api/login', ({ body, address, userAgent }) =>
    logIn(deps, { ...body, address, userAgent }),
  )
  registerRoute(app, 'POST /api/refresh', ({ body, address }) => refreshSession(deps, { ...body, address }))
  registerRoute(app, 'POST /api/logout', async ({ body }) => {
    await logOut(deps, body.refreshToken)
    return undefined
  })
  registerRoute(app, 'POST /api/password/forgot', async ({ body }) => {
    await requestPasswordReset(deps, body.email)
    return undefined
  })
  registerRoute(app, 'POST /api/password/reset', async ({ body }) => {
    await resetPassword(deps, body)
    return undefined
  })
  registerRoute(app, 'POST /api/tickets', ({ userId, sessionId }) => issueTicket(deps, { userId, sessionId }))
}
