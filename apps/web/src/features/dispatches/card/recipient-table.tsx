import type { DispatchAnswer, Recipient } from '@ot/contract'
import { RECIPIENT_STATE_LABELS } from '@ot/domain'
import { shownDate } from '../../../lib/calendar-date.ts'
import { momentText } from '../../../lib/moment-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { recipientName, STATE_TONES } from '../dispatch-texts.ts'
import { useDispatchesScope } from '../dispatches-scope.ts'
import styles from './card.module.css'
import { RecipientActions } from './recipient-actions.tsx'
import type { DispatchWork } from './use-dispatch-work.ts'

const HEADS = ['Получатель', 'Состояние', 'Письмо', 'Открыл', 'Ознакомлен'] as const

interface RecipientTableProps {
  dispatch: DispatchAnswer
  recipients: readonly Recipient[]
  work: DispatchWork
  onSign: (id: number) => void
}

export function RecipientTable({ dispatch, recipients, work, onSign }: RecipientTableProps) {
  const { maySend } = useDispatchesScope()
  return (
    <table className={styles.table} aria-label="Получатели">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {recipients.map((recipient) => (
          <tr key={recipient.id} className={styles.row}>
            <RecipientCells recipient={recipient} />
            <td className={styles.actions}>
              <RecipientActions
                dispatch={dispatch}
                recipient={recipient}
                work={work}
                mayChange={maySend}
                onSign={() => onSign(recipient.id)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RecipientCells({ recipient }: { recipient: Recipient }) {
  const { company } = useDispatchesScope()
  const { state, sentAt, letters, openedAt, acknowledgedAt, acknowledgedName, address, signedOn } = recipient
  const at = (instant: string) => momentText(instant, company.timeZone)
  return (
    <>
      <th scope="row" className={styles.person}>
        {recipientName(recipient)}
        {recipient.position !== null && <span className={styles.small}>{recipient.position}</span>}
        {recipient.fullName !== null && <span className={styles.small}>{recipient.email}</span>}
      </th>
      <td data-label={HEADS[1]} className={styles.state}>
        <Badge tone={STATE_TONES[state]}>{RECIPIENT_STATE_LABELS[state]}</Badge>
        {signedOn !== null && <span className={styles.small}>{shownDate(signedOn)}</span>}
      </td>
      <td data-label={HEADS[2]}>
        {sentAt === null ? '—' : at(sentAt)}
        {letters > 1 && <span className={styles.small}>писем: {letters}</span>}
      </td>
      <td data-label={HEADS[3]}>{openedAt === null ? '—' : at(openedAt)}</td>
      <td data-label={HEADS[4]}>
        {acknowledgedAt === null ? '—' : at(acknowledgedAt)}
        {acknowledgedAt !== null && (
          <span className={styles.small}>
            {acknowledgedName}
            {address !== null && `, адрес ${address}`}
          </span>
        )}
      </td>
    </>
  )
}
