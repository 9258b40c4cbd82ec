import type { IncidentAnswer } from '@ot/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cancelIncident, reopenIncident } from '../../../lib/company/incidents.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { fieldLabels } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { REASON_TABLE, type Reason } from '../fields/reason-field.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './page.module.css'

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
  const { today } = useIncidentsScope()
  const form = useContractForm(typedForm<Reason>(), {
    from: { reason: '' },
    draft: `incident-reason:${id}`,
    labels: fieldLabels(REASON_TABLE),
    save: ({ reason }) => what.save(client, id, reason),
    onSaved,
  })
  return (
    <FormFrame form={form} submitLabel={what.submitLabel} {...frame}>
      <p className={styles.note}>{what.note}</p>
      <FieldRows
        form={form}
        table={REASON_TABLE}
        names={['reason']}
        prefix="incident"
        today={today}
        layout="stacked"
      />
    </FormFrame>
  )
}
