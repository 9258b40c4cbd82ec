import type { SupportMessage } from '@ot/contract'
import { momentText } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { product } from '../../lib/product.ts'
import { typeset } from '../../lib/typeset.ts'
import { useWork } from '../../lib/use-work.ts'
import { classNames } from '../../ui/class-names.ts'
import { markAnswersRead } from './api/support-messages.ts'
import { unreadOf } from './chat-label.ts'
import styles from './support-chat.module.css'

interface MessageListProps {
  messages: readonly SupportMessage[]
  timeZone: string
}

/** The thread at its end; what is shown is read. */
export function MessageList({ messages, timeZone }: MessageListProps) {
  const list = useRef<HTMLOListElement>(null)
  const count = messages.length
  useReading(messages)
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])

  if (count === 0) {
    return (
      <p className={styles.hint}>
        {typeset(
          `Опишите, что не получается или чего не хватает. Ответ появится здесь и придёт на вашу почту ${product.supportHours}.`,
        )}
      </p>
    )
  }
  return (
    // A scrolled area is reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody can scroll it without a mouse
    <ol ref={list} className={styles.list} aria-label="Переписка" aria-live="polite" tabIndex={0}>
      {messages.map(({ id, author, text, createdAt }) => (
        <li key={id} className={classNames(styles.message, author === 'user' && styles.own)}>
          <p className={styles.meta}>
            <span className={styles.author}>{author === 'user' ? 'Вы' : 'Поддержка'}</span>
            <time dateTime={createdAt}>{momentText(createdAt, timeZone)}</time>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function useReading(messages: readonly SupportMessage[]): void {
  const client = useQueryClient()
  const { run } = useWork()
  const unread = unreadOf(messages)
  const reading = useRef(run)
  reading.current = run
  useEffect(() => {
    // A failure leaves them unread: the next look at the thread tries again.
    if (unread > 0) void reading.current(() => markAnswersRead(client))
  }, [unread, client])
}
