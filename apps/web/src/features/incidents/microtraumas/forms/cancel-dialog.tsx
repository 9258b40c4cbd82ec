import { MICROTRAUMA_LIMITS, type MicrotraumaAnswer } from '@ot/contract/microtrauma'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../../lib/form/schema.ts'
import { useContractForm } from '../../../../lib/form/use-contract-form.ts'
import { FormDialog, type FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../../ui/form/form-frame.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { cancelMicrotrauma } from '../api/microtraumas.ts'
import styles from './forms.module.css'

const ROWS = 3

interface CancelDialogProps {
  microtrauma: MicrotraumaAnswer
  isOpen: boolean
  onClose: () => void
}

export function CancelDialog({ microtrauma, isOpen, onClose }: CancelDialogProps) {
  return (
    <FormDialog title={`Отменить запись ${microtrauma.label}?`} isOpen={isOpen} onClose={onClose}>
      {(frame) => isOpen && <CancelForm microtrauma={microtrauma} frame={frame} onCancelled={onClose} />}
    </FormDialog>
  )
}

interface CancelFormProps {
  microtrauma: MicrotraumaAnswer
  frame: FormInDialog
  onCancelled: () => void
}

function CancelForm({ microtrauma, frame: inDialog, onCancelled }: CancelFormProps) {
  const client = useQueryClient()
  const form = useContractForm(reasonSchema, {
    from: { reason: '' },
    onSaved: onCancelled,
    save: ({ reason }) => cancelMicrotrauma(client, microtrauma.id, reason),
  })
  const frame = {
    id: 'microtrauma-cancel-reason',
    label: 'Причина отмены',
    isRequired: true,
    error: form.problemOf('reason'),
  }
  return (
    <FormFrame
      form={form}
      submitLabel="Отменить запись"
      submitKind="danger"
      leaveLabel="Оставить"
      {...inDialog}
    >
      <p className={styles.about}>
        Запись останется в журнале изменений с причиной, номер повторно не присвоят. Вернуть её будет нельзя.
      </p>
      <TextArea
        frame={frame}
        rows={ROWS}
        maxLength={MICROTRAUMA_LIMITS.cancelReason}
        value={form.values.reason}
        onChange={(reason) => form.set('reason', reason)}
      />
    </FormFrame>
  )
}

type Reason = { reason: string }

const reasonSchema: FormSchema<Reason, Reason> = {
  '~standard': {
    validate: (values) =>
      values.reason.trim() === ''
        ? { issues: [{ path: ['reason'], message: 'Укажите причину' }] }
        : { value: values },
  },
}
