/** Messengers whose bots remind. */
export const MESSENGERS = ['telegram', 'max'] as const
export type Messenger = (typeof MESSENGERS)[number]

export const MESSENGER_LABELS = {
  telegram: 'Telegram',
  max: 'MAX',
} satisfies Record<Messenger, string>
