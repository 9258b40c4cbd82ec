import type { Invited } from '@ot/contract'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconMailOff from '@tabler/icons-react/dist/esm/icons/IconMailOff.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Companies } from '../../lib/session/session.ts'
import { useWork } from '../../lib/use-work.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { RecordActions } from '../../ui/record-table.tsx'
import { RowAction } from '../../ui/row-action.tsx'
import { sendAgain, withdrawInvitation } from './api/colleague-calls.ts'
import styles from './colleagues.module.css'

interface InvitedActionsProps {
  company: Companies[number]
  invited: Invited
}

export function InvitedActions({ company, invited }: InvitedActionsProps) {
  const client = useQueryClient()
  const sending = useWork()
  const withdrawing = useWork()
  const [isSent, setSent] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const failure = sending.failure ?? withdrawing.failure
  const after = (
    <>
      {failure !== null && <FormError text={failure} />}
      <p role="status" className={styles.sent}>
        {isSent && failure === null && 'Письмо отправлено'}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title="Отозвать приглашение?"
        confirmLabel="Отозвать"
        confirmKind="danger"
        stayLabel="Оставить"
        onConfirm={() => {
          setAsking(false)
          void withdrawing.run(() => withdrawInvitation(client, company.id, invited))
        }}
        onStay={() => setAsking(false)}
      >
        <p>{invited.email}: ссылка из письма перестанет действовать. Пригласить можно будет снова.</p>
      </ConfirmDialog>
    </>
  )
  return (
    <RecordActions after={after}>
      <RowAction
        label="Отправить ещё раз"
        icon={IconMailForward}
        isBusy={sending.isRunning}
        onClick={() =>
          void sending.run(async () => {
            setSent(false)
            await sendAgain(client, company.id, invited)
            setSent(true)
          })
        }
      />
      <RowAction
        label="Отозвать"
        icon={IconMailOff}
        isBusy={withdrawing.isRunning}
        onClick={() => setAsking(true)}
      />
    </RecordActions>
  )
}
