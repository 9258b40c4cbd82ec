import type { SupportMessage } from '@ot/contract'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'

interface SupportThreadProps {
  messages: readonly SupportMessage[]
  timeZone: string
  text: string
  onText: (next: string | ((typed: string) => string)) => void
}

/** What has been said, and the place for the next message. */
export function SupportThread({ messages, timeZone, text, onText }: SupportThreadProps) {
  return (
    <>
      <MessageList messages={messages} timeZone={timeZone} />
      <MessageForm text={text} onText={onText} />
    </>
  )
}

/** While something is typed and not sent, folded away or not. */
export function UnsentGuard() {
  return (
    <LeaveGuard
      isActive
      title="Сообщение в поддержку не отправлено"
      loss="Если уйти сейчас, набранное пропадёт."
      leaveLabel="Уйти без отправки"
    />
  )
}
