import type pg from 'pg'

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
