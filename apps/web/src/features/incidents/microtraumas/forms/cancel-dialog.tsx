import { MICROTRAUMA_LIMITS, type MicrotraumaAnswer } from '@ot/contract/microtrauma'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../../lib/form/schema.ts'
import { useContractForm } from '../../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../../ui/form/form-frame.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { cancelMicrotrauma } from '../api/microtraumas.ts'
import styles from './forms.module.css'

type Reason = { reason: string }

const TABLE: FieldTable<Reason> = {
  reason: textField({
    label: 'Причина отмены',
    isRequired: true,
    kind: 'long',
    max: MICROTRAUMA_LIMITS.cancelReason,
  }),
}

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

function CancelForm({ microtrauma, frame, onCancelled }: CancelFormProps) {
  const client = useQueryClient()
  const { today } = useIncidentsScope()
  const form = useContractForm(reasonSchema, {
    from: { reason: '' },
    onSaved: onCancelled,
    save: ({ reason }) => cancelMicrotrauma(client, microtrauma.id, reason),
  })
  return (
    <FormFrame form={form} submitLabel="Отменить запись" submitKind="danger" leaveLabel="Оставить" {...frame}>
      <p className={styles.about}>
        Запись останется в журнале изменений с причиной, номер повторно не присвоят. Вернуть её будет нельзя.
      </p>
      <FieldRows
        form={form}
        table={TABLE}
        names={['reason']}
        prefix="microtrauma-cancel"
        today={today}
        layout="stacked"
      />
    </FormFrame>
  )
}

const reasonSchema: FormSchema<Reason, Reason> = {
  '~standard': {
    validate: (values) =>
      values.reason.trim() === ''
        ? { issues: [{ path: ['reason'], message: 'Укажите причину' }] }
        : { value: values },
  },
}
