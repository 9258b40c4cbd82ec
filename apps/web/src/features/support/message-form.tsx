import { SUPPORT_TEXT_MAX } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { askSupport } from './api/support-messages.ts'
import styles from './support-chat.module.css'

const ROWS = 3
const EMPTY = 'Напишите сообщение'

interface MessageFormProps {
  text: string
  onText: (next: string | ((typed: string) => string)) => void
}

/** What is typed stays until it is sent. */
export function MessageForm({ text, onText }: MessageFormProps) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const work = useWork()
  const [isTried, setTried] = useState(false)
  const [sent, setSent] = useState(0)
  const isEmpty = text.trim() === ''

  function submit(): void {
    setTried(true)
    if (isEmpty || work.isRunning) return
    void work.run(async () => {
      // The same words may be said twice: only a repetition of one attempt is the same message.
      await askSupport(client, text, keyOf([sent, text]))
      setSent(sent + 1)
      onText((typed) => (typed === text ? '' : typed))
      setTried(false)
    })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  return (
    <form
      noValidate
      className={styles.form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        frame={{
          id: 'support-text',
          label: 'Сообщение в поддержку',
          ...(isTried && isEmpty ? { error: EMPTY } : {}),
        }}
        rows={ROWS}
        maxLength={SUPPORT_TEXT_MAX}
        value={text}
        onChange={onText}
      />
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
      <Button type="submit" isBusy={work.isRunning}>
        Отправить
      </Button>
    </form>
  )
}
