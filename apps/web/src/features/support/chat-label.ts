import type { SupportMessage } from '@ot/contract'
import { plural } from '@ot/text'

export function unreadOf(messages: readonly SupportMessage[]): number {
  return messages.filter(({ isRead }) => !isRead).length
}

/** What the button of the chat reads. */
export function chatLabel(messages: readonly SupportMessage[]): string {
  const unread = unreadOf(messages)
  if (unread > 0) {
    return `${unread} ${plural(unread, ['новое сообщение', 'новых сообщения', 'новых сообщений'])}`
  }
  return messages.length === 0 ? 'Сообщений нет' : 'Чат с поддержкой'
}
