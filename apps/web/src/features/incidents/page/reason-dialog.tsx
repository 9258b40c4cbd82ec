import type { IncidentAnswer } from '@ot/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cancelIncident, reopenIncident } from '../../../lib/company/incidents.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import styles from './page.module.css'

const REASON_MAX = 2000
const LABELS = { reason: 'Причина' }

interface Reasoned {
  title: string
  note: string
  submitLabel: string
  save: (client: QueryClient, id: number, reason: string) => Promise<unknown>
}

const ABOUT = {
  cancel: {
    title: 'Отменить происшествие',
    note: 'Удалить происшествие нельзя: записи, документы и материалы хранятся 45 лет. Отменённое остаётся в списке с причиной, его номер не используется снова.',
    submitLabel: 'Отменить происшествие',
    save: cancelIncident,
  },
  reopen: {
    title: 'Вернуть в работу',
    note: 'Расследование продолжится с того шага, на котором остановилось. Сроки считаются от прежних дат.',
    submitLabel: 'Вернуть в работу',
    save: reopenIncident,
  },
} satisfies Record<string, Reasoned>

interface ReasonDialogProps {
  incident: IncidentAnswer
  about: keyof typeof ABOUT
  isOpen: boolean
  onClose: () => void
}

/** What is not done without a reason. */
export function ReasonDialog({ incident, about, isOpen, onClose }: ReasonDialogProps) {
  const what = ABOUT[about]
  return (
    <FormDialog title={what.title} isOpen={isOpen} onClose={onClose}>
      {(frame) => <ReasonForm id={incident.id} what={what} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface ReasonFormProps {
  id: number
  what: Reasoned
  frame: FormInDialog
  onSaved: () => void
}

function ReasonForm({ id, what, frame, onSaved }: ReasonFormProps) {
  const client = useQueryClient()
  const form = useContractForm(typedForm<{ reason: string }>(), {
    from: { reason: '' },
    draft: `incident-reason:${id}`,
    labels: LABELS,
    save: ({ reason }) => what.save(client, id, reason),
    onSaved,
  })
  const field = {
    id: 'incident-reason',
    label: LABELS.reason,
    isRequired: true,
    error: form.problemOf('reason'),
  }
  return (
    <FormFrame form={form} submitLabel={what.submitLabel} {...frame}>
      <p className={styles.note}>{what.note}</p>
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
