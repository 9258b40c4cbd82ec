import type { DispatchAnswer, Recipient } from '@ot/contract'
import { RECIPIENT_STATE_LABELS } from '@ot/domain'
import { momentText, shortDate } from '@ot/text'
import { Badge } from '../../../ui/badge.tsx'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { RECIPIENT_TONES, recipientName } from '../dispatch-texts.ts'
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
    <RecordTable label="Получатели" heads={HEADS} hasActions>
      {recipients.map((recipient) => (
        <tr key={recipient.id}>
          <RecipientCells recipient={recipient} />
          <RecipientActions
            dispatch={dispatch}
            recipient={recipient}
            work={work}
            mayChange={maySend}
            onSign={() => onSign(recipient.id)}
          />
        </tr>
      ))}
    </RecordTable>
  )
}

function RecipientCells({ recipient }: { recipient: Recipient }) {
  const { company } = useDispatchesScope()
  const { state, sentAt, letters, openedAt, acknowledgedAt, acknowledgedName, address, signedOn } = recipient
  const at = (instant: string) => momentText(instant, company.timeZone)
  return (
    <>
      <RecordName className={styles.person}>
        {recipientName(recipient)}
        {recipient.position !== null && <CellNote>{recipient.position}</CellNote>}
        {recipient.fullName !== null && <CellNote>{recipient.email}</CellNote>}
      </RecordName>
      <RecordCell label={HEADS[1]} className={styles.state}>
        <Badge tone={RECIPIENT_TONES[state]}>{RECIPIENT_STATE_LABELS[state]}</Badge>
        {signedOn !== null && <CellNote>{shortDate(signedOn)}</CellNote>}
      </RecordCell>
      <RecordCell label={HEADS[2]}>
        {sentAt === null ? '—' : at(sentAt)}
        {letters > 1 && <CellNote>писем: {letters}</CellNote>}
      </RecordCell>
      <RecordCell label={HEADS[3]}>{openedAt === null ? '—' : at(openedAt)}</RecordCell>
      <RecordCell label={HEADS[4]}>
        {acknowledgedAt === null ? '—' : at(acknowledgedAt)}
        {acknowledgedAt !== null && (
          <CellNote>
            {acknowledgedName}
            {address !== null && `, адрес ${address}`}
          </CellNote>
        )}
      </RecordCell>
    </>
  )
}
