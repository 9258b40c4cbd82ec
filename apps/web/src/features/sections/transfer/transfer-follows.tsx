import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { ReminderList } from '../../../ui/reminder-list.tsx'
import { FollowsForm } from '../norms/follows-form.tsx'
import { saveTransfer } from './api/transfers.ts'
import styles from './transfer.module.css'
import type { AskedTransfer } from './transfer-form.tsx'

interface TransferFollowsProps {
  asked: AskedTransfer
  frame: FormInDialog
  onBack: () => void
  onSaved: () => void
}

/** What the transfer brings: the user keeps what is right and moves. */
export function TransferFollows({ asked, frame, onBack, onSaved }: TransferFollowsProps) {
  const { employee } = useEmployeeScope()
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { fields, outcome } = asked
  const { follows, reminders } = outcome
  return (
    <FollowsForm
      follows={follows}
      lead={
        <>
          <p className={styles.lead}>
            {follows.length === 0
              ? `Перевод с ${shortDate(fields.movedOn)} новых обязанностей не создаёт.`
              : `С ${shortDate(fields.movedOn)} нормы потребуют этого. Отмеченное запишется вместе с переводом.`}
          </p>
          <p className={styles.lead}>
            Приказ о мерах по охране труда и лист ознакомления будут готовы в строке перевода.
          </p>
        </>
      }
      submitLabel="Перевести"
      save={(choice) => {
        const transfer = { employeeId: employee.id, fields, choice }
        return saveTransfer(client, transfer, keyFor(transfer))
      }}
      frame={frame}
      onBack={onBack}
      onSaved={onSaved}
    >
      <ReminderList reminders={reminders} />
    </FollowsForm>
  )
}
