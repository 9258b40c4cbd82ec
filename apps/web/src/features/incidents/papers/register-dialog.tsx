import type { DocumentAnswer, IncidentAnswer, IncidentPaper } from '@ot/contract'
import { DOCUMENT_FIELD_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { subjectOf } from '../../../lib/company/incidents.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { paperTitle, registerIncidentPaper, saveRegistered } from './paper-calls.ts'
import styles from './papers.module.css'

const NUMBER_MAX = 50

interface Registration {
  date: string
  number: string
}

const REGISTRATION: FieldTable<Registration> = {
  date: textField({ label: DOCUMENT_FIELD_LABELS.date, kind: 'day', isRequired: true }),
  number: textField({
    label: DOCUMENT_FIELD_LABELS.number,
    kind: 'short',
    max: NUMBER_MAX,
    hint: 'Пусто — следующий по реестру',
  }),
}

interface RegisterDialogProps {
  incident: IncidentAnswer
  paper: IncidentPaper
  isOpen: boolean
  onClose: () => void
}

/** The paper gets its number, and its text stays as it is that day. */
export function RegisterPaperDialog({ incident, paper, isOpen, onClose }: RegisterDialogProps) {
  const [registered, setRegistered] = useState<DocumentAnswer | null>(null)
  return (
    <FormDialog title="Зарегистрировать документ" isOpen={isOpen} onClose={onClose}>
      {(frame) =>
        registered === null ? (
          <RegisterForm incident={incident} paper={paper} frame={frame} onRegistered={setRegistered} />
        ) : (
          <Outcome document={registered} frame={frame} onClose={onClose} />
        )
      }
    </FormDialog>
  )
}

interface RegisterFormProps {
  incident: IncidentAnswer
  paper: IncidentPaper
  frame: FormInDialog
  onRegistered: (document: DocumentAnswer) => void
}

function RegisterForm({ incident, paper, frame, onRegistered }: RegisterFormProps) {
  const { today } = useIncidentsScope()
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const form = useContractForm(typedForm<Registration>(['date']), {
    from: { date: today, number: paper.number ?? '' },
    labels: fieldLabels(REGISTRATION),
    async save({ date, number }) {
      const body = {
        companyId: incident.companyId,
        templateId: paper.templateId,
        date,
        ...(number.trim() === '' ? {} : { number: number.trim() }),
        ...subjectOf(incident, paper),
      }
      const document = await registerIncidentPaper(client, incident, body, keyFor(body))
      frame.tellChanged(false)
      onRegistered(document)
    },
  })
  return (
    <FormFrame form={form} submitLabel="Зарегистрировать" {...frame}>
      <p className={styles.about}>{paperTitle(incident, paper)}</p>
      <FieldRows form={form} table={REGISTRATION} names={['date', 'number']} prefix="paper" today={today} />
    </FormFrame>
  )
}

interface OutcomeProps {
  document: DocumentAnswer
  frame: FormInDialog
  onClose: () => void
}

function Outcome({ document, onClose }: OutcomeProps) {
  const work = useWork()
  return (
    <>
      <Notice kind="success" role="status">
        Зарегистрирован: №&nbsp;{document.number} от {shortDate(document.date)}. Распечатайте и соберите
        подписи.
      </Notice>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
      <DialogActions>
        <Button
          kind="secondary"
          isBusy={work.isRunning}
          onClick={() => void work.run(() => saveRegistered(document, 'docx'))}
        >
          Скачать
        </Button>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogActions>
    </>
  )
}
