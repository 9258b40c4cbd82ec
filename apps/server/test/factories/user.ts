import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { createAccessTokens } from '../../src/context/access-token.ts'
import type { Deps } from '../../src/context/deps.ts'

export type TestUser = { id: number; email: string; sessionId: string; token: string }

/** Nobody can sign in with it: tests of the session register their users through the calls. */
const NO_PASSWORD = 'none'

/** With a confirmed e-mail and a session that the token of the test belongs to. */
export async function insertUser(pool: pg.Pool, createdAt: string): Promise<Omit<TestUser, 'token'>> {
  const { rows } = await pool.query<{ id: number; email: string }>(
    `with next as (select nextval('users_id_seq') as id)
     insert into users (id, email, email_key, password_hash, created_at, email_confirmed_at)
     select id, 'user' || id || '@example.test', 'user' || id || '@example.test', $1, $2, $2 from next
     returning id::int, email`,
    [NO_PASSWORD, createdAt],
  )
  const user = rows[0]
  if (user === undefined) throw new Error('no user was inserted')
  const sessionId = randomUUID()
  await pool.query(
    `insert into sessions (id, user_id, address, created_at, last_used_at, expires_at)
     values ($1, $2, '127.0.0.1', $3, $3, '2099-01-01')`,
    [sessionId, user.id, createdAt],
  )
  return { ...user, sessionId }
}

/** The same user after the clock has been moved: tokens last a quarter of an hour. */
export async function signedInNow(
  { deps, clock }: { deps: Deps; clock: Deps['clock'] },
  { id, email, sessionId }: TestUser,
): Promise<{ token: string }> {
  const tokens = createAccessTokens(deps.settings.jwtSecret, clock)
  return { token: await tokens.issue({ id, email, name: null }, sessionId) }
}
