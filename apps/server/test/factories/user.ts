import type pg from 'pg'
import { createAccessTokens } from '../../src/access-token.ts'
import type { TestApp } from '../world.ts'

export type TestUser = { id: number; email: string; token: string }

/** Nobody can sign in with it: tests of the session register their users through the calls. */
const NO_PASSWORD = 'none'

export async function insertUser(pool: pg.Pool, createdAt: string): Promise<{ id: number; email: string }> {
  const { rows } = await pool.query<{ id: number; email: string }>(
    `with next as (select nextval('users_id_seq') as id)
     insert into users (id, email, email_key, password_hash, created_at)
     select id, 'user' || id || '@example.test', 'user' || id || '@example.test', $1, $2 from next
     returning id::int, email`,
    [NO_PASSWORD, createdAt],
  )
  const user = rows[0]
  if (user === undefined) throw new Error('no user was inserted')
  return user
}

/** The same user after the clock has been moved: tokens last a quarter of an hour. */
export async function signedInNow(
  { deps, clock }: Pick<TestApp, 'deps' | 'clock'>,
  { id, email }: TestUser,
): Promise<{ token: string }> {
  const tokens = createAccessTokens(deps.settings.jwtSecret, clock)
  return { token: await tokens.issue({ id, email, name: null }) }
}
