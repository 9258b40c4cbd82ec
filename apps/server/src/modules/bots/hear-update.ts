import type { Bot, BotUpdate } from '../../bots/bot.ts'
import type { Deps } from '../../context/deps.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import { deleteChat, saveChat, takeCode } from './bot-queries.ts'

const CONNECTED =
  'Готово: раз в день, если есть о чём, здесь будет напоминание — сколько сроков подходит и сколько просрочено, без фамилий. Отключить — /stop или в настройках аккаунта.'
const TOO_LATE = 'Эта ссылка уже использована или устарела. Получите новую в настройках аккаунта.'
const STOPPED = 'Напоминания отключены.'

/** What is answered in the chat is queued with what it answers. */
export async function hearUpdate(
  { database, clock, jobs }: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  { messenger }: Bot,
  update: BotUpdate,
): Promise<void> {
  const { chatId } = update
  await transaction(database, 'read write', [], async (tx) => {
    const text = await answerTo(tx, update, messenger, clock.now())
    if (text !== null) await jobs.enqueue(tx, 'bot-message', { messenger, chatId, text })
  })
}

async function answerTo(
  tx: Tx,
  update: BotUpdate,
  messenger: Bot['messenger'],
  now: string,
): Promise<string | null> {
  const { chatId } = update
  if (update.kind === 'stop') return (await deleteChat(tx, { messenger, chatId })) > 0 ? STOPPED : null
  const userId = await takeCode(tx, { messenger, codeHash: hashToken(update.code), now })
  if (userId === null) return TOO_LATE
  await saveChat(tx, { userId, messenger, chatId, at: now })
  return CONNECTED
}
