import type { SupportMessage } from '@ot/contract'
import { SUPPORT_MESSAGES_AN_HOUR } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Deps } from '../../context/deps.ts'
import { announceEvent } from '../../db/stream-events.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { NotFound, TooMany } from '../../foundation/errors.ts'
import { findUser } from '../session/index.ts'
import { questionLetter } from './letters.ts'
import {
  countMessages,
  insertMessage,
  listMessages,
  type MessageRow,
  markSupportRead,
  openThread,
} from './support-queries.ts'

const HOUR_SECONDS = 60 * 60

export async function readMessages(
  { database, userId }: Ctx,
  page: { page: number; limit: number },
): Promise<{ messages: SupportMessage[]; total: number }> {
  const rows = await listMessages(database.db, userId, page)
  return { messages: rows.map(presentMessage), total: await countMessages(database.db, userId) }
}

/** The message and the letter that tells the operator of it stand or fall together. */
export async function askSupport(
  ctx: Ctx,
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  text: string,
): Promise<SupportMessage> {
  const { userId, now } = ctx
  return inTransaction(ctx, null, async (tx) => {
    const user = await findUser(tx, userId)
    if (user === null) throw new NotFound()
    const after = addSeconds(now, -HOUR_SECONDS)
    if ((await countMessages(tx, userId, { by: 'user', after })) >= SUPPORT_MESSAGES_AN_HOUR) {
      throw new TooMany('Слишком много сообщений за час. Поддержка уже получила прежние.', HOUR_SECONDS)
    }
    const message = await insertMessage(tx, { userId, author: 'user', text, createdAt: now })
    await openThread(tx, userId)
    await announceMessage(tx, message)
    await jobs.writeToUser(tx, { to: settings.supportEmail, ...questionLetter(user, text) })
    return presentMessage(message)
  })
}

export async function readAnswers({ database, userId, now }: Ctx): Promise<void> {
  await markSupportRead(database.db, userId, now)
}

/** To every page this user has open, whatever company he looks at. */
export async function announceMessage(tx: Tx, { id, userId, createdAt }: MessageRow): Promise<void> {
  const told = { kind: 'support', entity: 'support-message', entityId: id, origin: null } as const
  await announceEvent(tx, createdAt, { to: { userId }, ...told })
}

function presentMessage({ id, author, text, createdAt, readAt }: MessageRow): SupportMessage {
  return { id, author, text, createdAt, isRead: author === 'user' || readAt !== null }
}
