import type { DispatchAnswer } from '@ot/contract'
import { counted } from '@ot/text'

/** What came of sending: how many letters went, and who signs on paper. */
export function sentText({ recipients }: DispatchAnswer): string {
  const letters = recipients.filter(({ email }) => email !== null).length
  const rest = recipients.length - letters
  const people = counted(rest, ['человек подпишет', 'человека подпишут', 'человек подпишут'])
  const sent = counted(letters, ['письмо отправлено', 'письма отправлено', 'писем отправлено'])
  if (rest === 0) return `${sent}.`
  return letters === 0
    ? `Писем нет: ${people} на бумаге. Распечатайте лист ознакомления.`
    : `${sent}, ещё ${people} на бумаге.`
}
