import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { ReminderList } from '../../../ui/reminder-list.tsx'
import { type Answers, anyChoiceSchema, fieldOf } from '../norms/answers.ts'
import { ProposalList } from '../norms/proposal-list.tsx'
import { saveTransfer } from './api/transfers.ts'
import styles from './transfer.module.css'
import type { AskedTransfer } from './transfer-form.tsx'

const UNTOUCHED: Answers = {}

interface TransferFollowsProps {
  asked: AskedTransfer
  frame: FormInDialog
  onBack: () => void
  onSaved: () => void
}

/** What the transfer brings, each with its day and clause: the user keeps what is right and moves. */
export function TransferFollows({ asked, frame, onBack, onSaved }: TransferFollowsProps) {
  const { employee } = useEmployeeScope()
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { fields, outcome } = asked
  const { follows, reminders } = outcome
  const form = useContractForm(anyChoiceSchema(follows), {
    from: UNTOUCHED,
    labels: Object.fromEntries(follows.map((proposal) => [fieldOf(proposal), proposal.name])),
    save: (choice) => {
      const transfer = { employeeId: employee.id, fields, choice }
      return saveTransfer(client, transfer, keyFor(transfer))
    },
    onSaved,
  })
  return (
    <FormFrame
      form={form}
      submitLabel="Перевести"
      extraAction={
        <Button kind="quiet" disabled={form.isSaving} onClick={onBack}>
          Назад
        </Button>
      }
      {...frame}
    >
      <p className={styles.lead}>
        {follows.length === 0
          ? `Перевод с ${shortDate(fields.movedOn)} новых обязанностей не создаёт.`
          : `С ${shortDate(fields.movedOn)} нормы потребуют этого. Отмеченное запишется вместе с переводом.`}
      </p>
      <p className={styles.lead}>
        Приказ о мерах по охране труда и лист ознакомления будут готовы в строке перевода.
      </p>
      <ProposalList proposals={follows} form={form} mayChange />
      <ReminderList reminders={reminders} />
    </FormFrame>
  )
}
