import type { Database } from '../../db/client.ts'
import { number, readRows, shaped } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

export async function listCompanyIds({ pool }: Database): Promise<number[]> {
  const rows = await readRows(pool, shaped({ id: number }), 'select id from companies order by id')
  return rows.map(({ id }) => id)
}

/** What the change log and the papers of companies call him from now on. */
const ERASED_NAME = 'Удалённый пользователь'

/** Each takes the user, all but the first the address he is told apart by now, the last also the former one. */
const OWN_ROWS = [
  'delete from sessions where user_id = $1',
  'delete from password_resets where user_id = $1',
  'delete from email_confirmations where user_id = $1',
  'delete from recovery_codes where user_id = $1',
  'delete from idempotency_keys where user_id = $1',
  'delete from support_messages where user_id = $1',
  'delete from support_closings where user_id = $1',
  'delete from notification_reads where user_id = $1',
  'delete from stream_events where user_id = $1',
  'delete from bot_chats where user_id = $1',
  'delete from bot_codes where user_id = $1',
  'delete from memberships where user_id = $1',
] as const

const ERASE_USER = `update users set name = $2, email = $3, email_key = $3, password_hash = $4, totp_secret = null,
    totp_confirmed_at = null, totp_step = null, email_confirmed_at = null, deletion_on = null, erased_at = $5
  where id = $1`

/** Copies of his name and address that companies keep beside their own records. */
const COPIES = [
  `update letters set name = null, email = $2 where addressee = 'user ' || $1::bigint and $3::text is not null`,
  'update invitations set email = $2, email_key = $2 where email_key = $3 and $1::bigint is not null',
  'update activity_requests set email = $2, email_additional = null, phone = $2, contact_name = $2 where user_id = $1 and $3::text is not null',
  `delete from login_failures where email_key = $3 and $1::bigint is not null and $2::text is not null`,
] as const

type Erasure = { id: number; emailKey: string; passwordHash: string; at: string }

/**
 * Agreements stay as the proof that they were given, and so does the bare number that the change log of companies names.
 * The transaction must be in the scope of every company.
 */
export async function eraseUser(tx: Tx, { id, emailKey, passwordHash, at }: Erasure): Promise<void> {
  // Has no «@»: nobody can register or be invited by it.
  const address = `deleted-${id}`
  for (const statement of OWN_ROWS) await tx.$client.query(statement, [id])
  for (const statement of COPIES) await tx.$client.query(statement, [id, address, emailKey])
  await tx.$client.query(ERASE_USER, [id, ERASED_NAME, address, passwordHash, at])
}
