import type { Evidence } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { withdrawEvidence } from '../api/evidence-calls.ts'
import styles from './evidence.module.css'

const REASON_MAX = 2000
const LABELS = { reason: 'Причина' }

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
  const form = useContractForm(typedForm<{ reason: string }>(), {
    from: { reason: '' },
    labels: LABELS,
    save: ({ reason }) => withdrawEvidence(client, evidence, reason),
    onSaved,
  })
  const field = {
    id: 'withdraw-reason',
    label: LABELS.reason,
    isRequired: true,
    error: form.problemOf('reason'),
  }
  return (
    <FormFrame form={form} submitLabel="Исключить" {...frame}>
      <p className={styles.note}>
        «{evidence.name}» останется на хранении с пометкой и причиной, но в опись материалов не войдёт.
      </p>
      <TextArea
        frame={field}
        rows={3}
        maxLength={REASON_MAX}
        value={form.values.reason}
        onChange={(value) => form.set('reason', value)}
      />
    </FormFrame>
  )
}
