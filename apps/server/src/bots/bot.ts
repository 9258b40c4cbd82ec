import type { Messenger } from '@ot/domain'

/** What a chat has told the bot: a person opened it by a link with a code, or asked to stop. */
export type BotUpdate = { kind: 'start'; chatId: string; code: string } | { kind: 'stop'; chatId: string }

/** Of a message: `gone`: the person has blocked the bot or is no more, nothing will ever reach that chat. */
export type Delivery = 'sent' | 'gone'

/** A bot of the installation in one messenger. What goes wrong for a while is an error: the queue tries again. */
export type Bot = {
  messenger: Messenger
  /** The address that opens the chat and brings the code back. */
  linkWith(code: string): string
  send(chatId: string, text: string): Promise<Delivery>
  /** Tells the messenger where its updates go; told twice, nothing changes. */
  listenAt(url: string): Promise<void>
  /** Whether a call on that address comes from the messenger: `header` is the value of `secretHeader`. */
  secretHeader: string
  isFrom(header: string | null): boolean
  /** What the body of such a call says; null: nothing that concerns us. */
  read(body: unknown): BotUpdate | null
}

export type Bots = ReadonlyMap<Messenger, Bot>
