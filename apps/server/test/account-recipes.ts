import type { RouteKey } from '@ot/contract'
import { codeAt } from '../src/modules/account/testing/signed-up.ts'
import type { World } from './isolation-world.ts'
import type { Recipe } from './recipe.ts'
import { START, type TestApp } from './world.ts'

const NEW_PASSWORD = 'совсем другой пароль 2'

async function turnTotpOn(app: TestApp, { owner }: World): Promise<void> {
  await app.rows('update users set totp_confirmed_at = $2 where id = $1', [owner.id, app.clock.now()])
}

async function handOver(app: TestApp, { companyId, memberId }: World): Promise<void> {
  const values = [companyId, memberId]
  await app.rows(`update memberships set role = 'owner' where company_id = $1 and user_id = $2`, values)
}

async function forgetConfirmation(app: TestApp, { owner }: World): Promise<void> {
  await app.rows('update users set email_confirmed_at = null where id = $1', [owner.id])
}

/** The user's own account: no call but one carries a number. */
export const ACCOUNT_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/account': { play: () => ({ path: '/api/account' }), personal: true },
  'PATCH /api/account': { play: () => ({ path: '/api/account', body: { name: 'Анна' } }), personal: true },
  'DELETE /api/account': {
    play: ({ password }) => ({ path: '/api/account', body: { password } }),
    before: handOver,
    personal: true,
  },
  'POST /api/account/restore': { play: () => ({ path: '/api/account/restore' }), personal: true },
  'POST /api/account/email-letter': {
    play: () => ({ path: '/api/account/email-letter' }),
    before: forgetConfirmation,
    personal: true,
  },
  'POST /api/account/password': {
    play: ({ password: currentPassword }) => ({
      path: '/api/account/password',
      body: { currentPassword, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    }),
    personal: true,
  },
  'GET /api/account/bots': { play: () => ({ path: '/api/account/bots' }), personal: true },
  'POST /api/account/bots/:messenger/link': {
    play: () => ({ path: '/api/account/bots/telegram/link' }),
    personal: true,
  },
  'DELETE /api/account/bots/:messenger': {
    play: () => ({ path: '/api/account/bots/telegram' }),
    personal: true,
  },
  'GET /api/account/sessions': { play: () => ({ path: '/api/account/sessions' }), personal: true },
  'DELETE /api/account/sessions': { play: () => ({ path: '/api/account/sessions' }), personal: true },
  'DELETE /api/account/sessions/:id': {
    play: ({ otherSessionId }) => ({ path: `/api/account/sessions/${otherSessionId}` }),
  },
  'POST /api/account/totp': {
    play: ({ password }) => ({ path: '/api/account/totp', body: { password } }),
    personal: true,
  },
  'POST /api/account/totp/confirm': {
    play: ({ totpSecret }) => ({
      path: '/api/account/totp/confirm',
      body: { code: codeAt(totpSecret, START) },
    }),
    personal: true,
  },
  'POST /api/account/totp/recovery-codes': {
    play: ({ password, totpSecret }) => ({
      path: '/api/account/totp/recovery-codes',
      body: { password, totp: codeAt(totpSecret, START) },
    }),
    before: turnTotpOn,
    personal: true,
  },
  'DELETE /api/account/totp': {
    play: ({ password, totpSecret }) => ({
      path: '/api/account/totp',
      body: { password, totp: codeAt(totpSecret, START) },
    }),
    before: turnTotpOn,
    personal: true,
  },
}
