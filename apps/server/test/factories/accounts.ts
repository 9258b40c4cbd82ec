import { randomUUID } from 'node:crypto'
import { hashPassword, sealSecret } from '../../src/modules/session/index.ts'
import type { TestApp } from '../world.ts'
import type { TestUser } from './user.ts'

export type AccountWorld = {
  /** Of the owner. */
  password: string
  /** Told to the authenticator, not confirmed yet. */
  totpSecret: string
  /** Another sign-in of the owner. */
  otherSessionId: string
}

const PASSWORD = 'пароль владельца 1'
const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The same for every world: a hash is made to cost time. */
const passwordHash = hashPassword(PASSWORD)

/** A password, a begun two-factor and a second session for a user whom no call has registered. */
export async function accountInto(app: TestApp, owner: TestUser): Promise<AccountWorld> {
  const sealed = sealSecret(app.deps.settings.jwtSecret, TOTP_SECRET)
  const values = [owner.id, await passwordHash, sealed]
  await app.rows('update users set password_hash = $2, totp_secret = $3 where id = $1', values)
  const otherSessionId = randomUUID()
  await app.rows(
    `insert into sessions (id, user_id, address, created_at, last_used_at, expires_at)
     values ($1, $2, '127.0.0.1', $3, $3, '2099-01-01')`,
    [otherSessionId, owner.id, app.clock.now()],
  )
  return { password: PASSWORD, totpSecret: TOTP_SECRET, otherSessionId }
}
