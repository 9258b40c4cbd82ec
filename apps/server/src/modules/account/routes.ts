import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import type { SessionDeps } from '../session/index.ts'
import { changeAccount, sendConfirmationAgain } from './change-account.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { askDeletion, undoDeletion } from './deletion.ts'
import { readAccount } from './load-account.ts'
import { endOtherSessions, endSession, readSessions } from './sessions.ts'
import { confirmTotp, renewRecoveryCodes, startTotp, turnTotpOff } from './two-factor.ts'

export function registerAccount(app: FastifyInstance, deps: SessionDeps): void {
  registerProfile(app, deps)
  registerSessions(app, deps)
  registerTwoFactor(app, deps)
}

function registerProfile(app: FastifyInstance, deps: SessionDeps): void {
  registerRoute(app, 'GET /api/account', ({ userId }) =>
    readAccount(deps.database.db, userId, deps.clock.now()),
  )
  registerRoute(app, 'PATCH /api/account', ({ body, userId, address }) =>
    changeAccount(deps, { ...body, userId, address }),
  )
  registerRoute(app, 'DELETE /api/account', ({ body, userId, address }) =>
    askDeletion(deps, { ...body, userId, address }),
  )
  registerRoute(app, 'POST /api/account/restore', ({ userId }) => undoDeletion(deps, userId))
  registerRoute(app, 'POST /api/account/email-letter', ({ userId }) => sendConfirmationAgain(deps, userId))
  registerRoute(app, 'POST /api/email/confirm', ({ body }) => confirmEmail(deps, body.token))
}

function registerSessions(app: FastifyInstance, deps: SessionDeps): void {
  registerRoute(app, 'POST /api/account/password', async ({ body, userId, sessionId, address }) => {
    await changePassword(deps, { ...body, userId, sessionId, address })
    return undefined
  })
  registerRoute(app, 'GET /api/account/sessions', (asker) => readSessions(deps, asker))
  registerRoute(app, 'DELETE /api/account/sessions', async (asker) => {
    await endOtherSessions(deps, asker)
    return undefined
  })
  registerRoute(app, 'DELETE /api/account/sessions/:id', async ({ params, userId }) => {
    await endSession(deps, userId, params.id)
    return undefined
  })
}

function registerTwoFactor(app: FastifyInstance, deps: SessionDeps): void {
  registerRoute(app, 'POST /api/account/totp', ({ body, userId, address }) =>
    startTotp(deps, { ...body, userId, address }),
  )
  registerRoute(app, 'POST /api/account/totp/confirm', ({ body, userId }) =>
    confirmTotp(deps, { ...body, userId }),
  )
  registerRoute(app, 'POST /api/account/totp/recovery-codes', ({ body, userId, address }) =>
    renewRecoveryCodes(deps, { ...body, userId, address }),
  )
  registerRoute(app, 'DELETE /api/account/totp', ({ body, userId, address }) =>
    turnTotpOff(deps, { ...body, userId, address }),
  )
}
