import { anyObject } from '../db/rows.ts'
import type { Bot, BotUpdate } from './bot.ts'
import { callApi, failedCall, isSame, webhookSecret } from './messenger-api.ts'
import type { BotSettings } from './telegram.ts'

const GONE = new Set([403, 404])
const STOP = '/stop'

/**
 * MAX Bot API (dev.max.ru/docs-api): the token in `Authorization`, `POST /messages`, `POST /subscriptions` with a secret that comes
 * back in `X-Max-Bot-Api-Secret`; polling is for trials only, says its page of GET /updates. The fields of updates, the link with
 * `?start=` and the answers to a message that nobody takes are from memory.
 */
export function maxBot({ token, name, apiUrl }: BotSettings): Bot {
  const secret = webhookSecret(token)
  const headers = { authorization: token }
  return {
    messenger: 'max',
    linkWith: (code) => `https://max.ru/${name}?start=${code}`,
    send: async (chatId, text) => {
      const url = `${apiUrl}/messages?user_id=${encodeURIComponent(chatId)}&disable_link_preview=true`
      const answer = await callApi(url, { headers, body: { text } })
      if (answer.status < 300) return 'sent'
      if (GONE.has(answer.status)) return 'gone'
      throw failedCall('messages', answer)
    },
    listenAt: async (url) => {
      const body = { url, secret, update_types: ['bot_started', 'bot_stopped', 'message_created'] }
      const answer = await callApi(`${apiUrl}/subscriptions`, { headers, body })
      if (answer.status >= 300) throw failedCall('subscriptions', answer)
    },
    secretHeader: 'x-max-bot-api-secret',
    isFrom: (header) => isSame(header, secret),
    read,
  }
}

function read(body: unknown): BotUpdate | null {
  if (!anyObject(body)) return null
  const { update_type: kind, user, payload, message } = body
  if (kind === 'message_created') return readMessage(message)
  const chatId = userOf(user)
  if (chatId === null) return null
  if (kind === 'bot_stopped') return { kind: 'stop', chatId }
  if (kind !== 'bot_started' || typeof payload !== 'string' || payload === '') return null
  return { kind: 'start', chatId, code: payload }
}

function readMessage(message: unknown): BotUpdate | null {
  if (!anyObject(message) || !anyObject(message.body)) return null
  const chatId = userOf(message.sender)
  const text = typeof message.body.text === 'string' ? message.body.text.trim() : ''
  return chatId !== null && text === STOP ? { kind: 'stop', chatId } : null
}

/** Who talks to the bot: a message to him reaches the dialogue of the two. */
function userOf(user: unknown): string | null {
  return anyObject(user) && typeof user.user_id === 'number' ? String(user.user_id) : null
}
