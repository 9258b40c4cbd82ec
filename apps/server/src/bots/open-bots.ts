import type { Messenger } from '@ot/domain'
import type { Bots } from './bot.ts'
import { maxBot } from './max.ts'
import { type BotSettings, telegramBot } from './telegram.ts'

/** The bots that the installation's owner has set up. */
export function openBots(settings: Partial<Record<Messenger, BotSettings>>): Bots {
  const { telegram, max } = settings
  return new Map([
    ...(telegram === undefined ? [] : [['telegram', telegramBot(telegram)] as const]),
    ...(max === undefined ? [] : [['max', maxBot(max)] as const]),
  ])
}
