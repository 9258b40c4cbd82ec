import type { BotLink, BotState } from '@ot/contract'
import type { Messenger } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { NotFound } from '../../foundation/errors.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'
import { deleteChatOf, listChatsOf, saveCode } from './bot-queries.ts'

type House = Pick<Deps, 'database' | 'clock' | 'bots'>

/** So long a link waits for its chat. */
const CODE_SECONDS = 15 * 60

/** The bots of the installation, and where this user is reminded. */
export async function botsOf({ database, bots }: House, userId: number): Promise<BotState[]> {
  if (bots.size === 0) return []
  const chats = new Map(
    (await listChatsOf(database, userId)).map(({ messenger, connectedAt }) => [messenger, connectedAt]),
  )
  return [...bots.keys()].map((messenger) => ({ messenger, connectedAt: chats.get(messenger) ?? null }))
}

/** A link that connects the chat in which it is opened, once. */
export async function linkToBot(deps: House, userId: number, messenger: Messenger): Promise<BotLink> {
  const bot = botFor(deps, messenger)
  const code = newSecretToken()
  const expiresAt = addSeconds(deps.clock.now(), CODE_SECONDS)
  await transaction(deps.database, 'read write', [], (tx) =>
    saveCode(tx, { userId, messenger, codeHash: hashToken(code), expiresAt }),
  )
  return { url: bot.linkWith(code), until: expiresAt }
}

export async function disconnectBot(deps: House, userId: number, messenger: Messenger): Promise<void> {
  botFor(deps, messenger)
  await transaction(deps.database, 'read write', [], (tx) => deleteChatOf(tx, { userId, messenger }))
}

function botFor({ bots }: House, messenger: Messenger) {
  const bot = bots.get(messenger)
  if (bot === undefined) throw new NotFound('На этом сервере такого бота нет')
  return bot
}
