import type { Evidence } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { fieldLabels } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { withdrawEvidence } from '../api/evidence-calls.ts'
import { REASON_TABLE, type Reason } from '../fields/reason-field.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './evidence.module.css'

interface WithdrawDialogProps {
  evidence: Evidence
  isOpen: boolean
  onClose: () => void
}

export function WithdrawDialog({ evidence, isOpen, onClose }: WithdrawDialogProps) {
  return (
    <FormDialog title="Исключить из материалов" isOpen={isOpen} onClose={onClose}>
      {(frame) => <WithdrawForm evidence={evidence} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface WithdrawFormProps {
  evidence: Evidence
  frame: FormInDialog
  onSaved: () => void
}

function WithdrawForm({ evidence, frame, onSaved }: WithdrawFormProps) {
  const client = useQueryClient()
  const { today } = useIncidentsScope()
  const form = useContractForm(typedForm<Reason>(), {
    from: { reason: '' },
    labels: fieldLabels(REASON_TABLE),
    save: ({ reason }) => withdrawEvidence(client, evidence, reason),
    onSaved,
  })
  return (
    <FormFrame form={form} submitLabel="Исключить" {...frame}>
      <p className={styles.note}>
        «{evidence.name}» останется на хранении с пометкой и причиной, но в опись материалов не войдёт.
      </p>
      <FieldRows
        form={form}
        table={REASON_TABLE}
        names={['reason']}
        prefix="withdraw"
        today={today}
        layout="stacked"
      />
    </FormFrame>
  )
}
