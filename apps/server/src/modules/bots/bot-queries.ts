import { type CalendarDate, MESSENGERS, type Messenger } from '@ot/domain'
import type { Database } from '../../db/client.ts'
import { type Checked, number, oneOf, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

type Of = { userId: number; messenger: Messenger }
type Chat = { messenger: Messenger; chatId: string }

/** One code of a user at a time: a new one ends the former. */
export async function saveCode(
  tx: Tx,
  { userId, messenger, codeHash, expiresAt }: Of & { codeHash: string; expiresAt: string },
): Promise<void> {
  await tx.$client.query(
    `insert into bot_codes (user_id, messenger, code_hash, expires_at) values ($1, $2, $3, $4)
     on conflict (user_id, messenger) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [userId, messenger, codeHash, expiresAt],
  )
}

/** Whose code it is, once; null: nobody's, or it is too late. */
export async function takeCode(
  tx: Tx,
  { messenger, codeHash, now }: { messenger: Messenger; codeHash: string; now: string },
): Promise<number | null> {
  const [row] = await readRows(
    tx.$client,
    shaped({ userId: number }),
    `delete from bot_codes where messenger = $1 and code_hash = $2 and expires_at > $3 returning user_id as "userId"`,
    [messenger, codeHash, now],
  )
  return row?.userId ?? null
}

export async function saveChat(
  tx: Tx,
  { userId, messenger, chatId, at }: Of & { chatId: string; at: string },
): Promise<void> {
  await tx.$client.query(
    `insert into bot_chats (user_id, messenger, chat_id, connected_at) values ($1, $2, $3, $4)
     on conflict (user_id, messenger) do update set chat_id = excluded.chat_id, connected_at = excluded.connected_at`,
    [userId, messenger, chatId, at],
  )
}

export async function deleteChatOf(tx: Tx, { userId, messenger }: Of): Promise<void> {
  await tx.$client.query('delete from bot_chats where user_id = $1 and messenger = $2', [userId, messenger])
  await tx.$client.query('delete from bot_codes where user_id = $1 and messenger = $2', [userId, messenger])
}

/** Whoever is reminded there; how many were. */
export async function deleteChat(tx: Tx, { messenger, chatId }: Chat): Promise<number> {
  const { rowCount } = await tx.$client.query('delete from bot_chats where messenger = $1 and chat_id = $2', [
    messenger,
    chatId,
  ])
  return rowCount ?? 0
}

export async function listChatsOf(
  { pool }: Pick<Database, 'pool'>,
  userId: number,
): Promise<{ messenger: Messenger; connectedAt: string }[]> {
  return readRows(
    pool,
    shaped({ messenger: oneOf(MESSENGERS), connectedAt: text }),
    `select messenger, to_char(connected_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "connectedAt"
     from bot_chats where user_id = $1`,
    [userId],
  )
}

const isReminded = shaped({
  userId: number,
  companyId: number,
  messenger: oneOf(MESSENGERS),
  chatId: text,
  timeZone: text,
})

export type Reminded = Checked<typeof isReminded>

/** Every chat with each company its user is a member of. */
export async function listReminded({ pool }: Pick<Database, 'pool'>) {
  return readRows(
    pool,
    isReminded,
    `select b.user_id as "userId", m.company_id as "companyId", b.messenger, b.chat_id as "chatId",
       c.time_zone as "timeZone"
     from bot_chats b join memberships m on m.user_id = b.user_id join companies c on c.id = m.company_id
     order by m.company_id, b.user_id, b.messenger`,
  )
}

/** Whether this day's reminder is still to be sent. Who comes second waits for the first and then gets «no». */
export async function claimDay(
  tx: Tx,
  { userId, companyId, messenger, day }: Of & { companyId: number; day: CalendarDate },
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `insert into bot_days as d (user_id, company_id, messenger, day) values ($1, $2, $3, $4)
     on conflict (user_id, company_id, messenger) do update set day = excluded.day where d.day < excluded.day`,
    [userId, companyId, messenger, day],
  )
  return rowCount === 1
}
