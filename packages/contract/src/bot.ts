import { MESSENGERS } from '@ot/domain'
import { z } from 'zod'
import { instant } from './fields.ts'
import { defineRoutes } from './route.ts'

const messenger = z.enum(MESSENGERS, 'Неизвестный мессенджер')

export const BotState = z.object({
  messenger,
  /** Null: no chat of this user is connected. */
  connectedAt: instant.nullable(),
})
export type BotState = z.infer<typeof BotState>

/** Opens the bot's chat and connects it; works once. */
export const BotLink = z.object({ url: z.string(), until: instant })
export type BotLink = z.infer<typeof BotLink>

const tag = 'account'
const byMessenger = z.strictObject({ messenger })

export const botRoutes = defineRoutes({
  'GET /api/account/bots': {
    access: 'user',
    tag,
    summary: 'Боты этого сервера и куда они напоминают пользователю; пусто — ботов нет',
    answer: z.array(BotState),
  },
  'POST /api/account/bots/:messenger/link': {
    access: 'user',
    tag,
    summary: 'Одноразовая ссылка, которая подключает чат с ботом',
    params: byMessenger,
    answer: BotLink,
    isSecret: true,
  },
  'DELETE /api/account/bots/:messenger': {
    access: 'user',
    tag,
    summary: 'Больше не напоминать в этом мессенджере',
    params: byMessenger,
    status: 204,
  },
})
