import { anyObject } from '../db/rows.ts'
import type { Bot, BotUpdate } from './bot.ts'
import { callApi, failedCall, isSame, webhookSecret } from './messenger-api.ts'

export type BotSettings = { token: string; name: string; apiUrl: string }

const FORBIDDEN = 403
const BAD_REQUEST = 400
const NO_CHAT = /chat not found|user is deactivated/i
const START = /^\/start(?:@\w+)? ([\w-]{1,64})$/
const STOP = /^\/stop(?:@\w+)?$/

/** Telegram Bot API (core.telegram.org/bots/api): sendMessage, setWebhook, deep links of private chats. From memory: it was not
 * within reach when this was written. */
export function telegramBot({ token, name, apiUrl }: BotSettings): Bot {
  const secret = webhookSecret(token)
  const method = (called: string) => `${apiUrl}/bot${token}/${called}`
  return {
    messenger: 'telegram',
    linkWith: (code) => `https://t.me/${name}?start=${code}`,
    send: async (chatId, text) => {
      const body = { chat_id: chatId, text, link_preview_options: { is_disabled: true } }
      const answer = await callApi(method('sendMessage'), { body })
      if (answer.status < 300) return 'sent'
      const isGone =
        answer.status === FORBIDDEN ||
        (answer.status === BAD_REQUEST && NO_CHAT.test(descriptionOf(answer.body)))
      if (isGone) return 'gone'
      throw failedCall('sendMessage', answer)
    },
    listenAt: async (url) => {
      const body = { url, secret_token: secret, allowed_updates: ['message', 'my_chat_member'] }
      const answer = await callApi(method('setWebhook'), { body })
      if (answer.status >= 300) throw failedCall('setWebhook', answer)
    },
    secretHeader: 'x-telegram-bot-api-secret-token',
    isFrom: (header) => isSame(header, secret),
    read,
  }
}

function descriptionOf(body: unknown): string {
  return anyObject(body) && typeof body.description === 'string' ? body.description : ''
}

/** Private chats only: in a group everybody would read. */
function read(body: unknown): BotUpdate | null {
  if (!anyObject(body)) return null
  if (anyObject(body.my_chat_member)) return readMembership(body.my_chat_member)
  if (!anyObject(body.message)) return null
  const { chat, text } = body.message
  const chatId = privateChat(chat)
  if (chatId === null || typeof text !== 'string') return null
  if (STOP.test(text)) return { kind: 'stop', chatId }
  const code = START.exec(text)?.[1]
  return code === undefined ? null : { kind: 'start', chatId, code }
}

function readMembership({ chat, new_chat_member: member }: Record<string, unknown>): BotUpdate | null {
  const chatId = privateChat(chat)
  const isBlocked = anyObject(member) && member.status === 'kicked'
  return chatId !== null && isBlocked ? { kind: 'stop', chatId } : null
}

function privateChat(chat: unknown): string | null {
  if (!anyObject(chat) || chat.type !== 'private') return null
  return typeof chat.id === 'number' ? String(chat.id) : null
}
