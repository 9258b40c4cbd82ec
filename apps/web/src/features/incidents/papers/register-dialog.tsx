import type { DocumentAnswer, IncidentAnswer, IncidentPaper } from '@ot/contract'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { paperTitle, registerPaper, saveRegistered, subjectOf } from './paper-calls.ts'
import styles from './papers.module.css'

const NUMBER_MAX = 50
const LABELS = { date: 'Дата', number: 'Номер' }

interface RegisterDialogProps {
  incident: IncidentAnswer
  paper: IncidentPaper
  isOpen: boolean
  onClose: () => void
}

/** The paper gets its number, and its text stays as it is that day. */
export function RegisterDialog({ incident, paper, isOpen, onClose }: RegisterDialogProps) {
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
  const form = useContractForm(typedForm<{ date: string; number: string }>(['date']), {
    from: { date: today, number: paper.number ?? '' },
    labels: LABELS,
    async save({ date, number }) {
      const body = {
        companyId: incident.companyId,
        templateId: paper.templateId,
        date,
        ...(number.trim() === '' ? {} : { number: number.trim() }),
        ...subjectOf(incident, paper),
      }
      const document = await registerPaper(client, incident, body, keyFor(body))
      frame.tellChanged(false)
      onRegistered(document)
    },
  })
  const date = { id: 'paper-date', label: LABELS.date, isRequired: true, error: form.problemOf('date') }
  const number = {
    id: 'paper-number',
    label: LABELS.number,
    hint: 'Пусто — следующий по реестру',
    error: form.problemOf('number'),
  }
  return (
    <FormFrame form={form} submitLabel="Зарегистрировать" {...frame}>
      <p className={styles.about}>{paperTitle(incident, paper)}</p>
      <FormRow {...date}>
        <DateControl
          frame={date}
          value={form.values.date}
          max={today}
          onChange={(value) => form.set('date', value)}
        />
      </FormRow>
      <FormRow {...number}>
        <TextControl
          frame={number}
          maxLength={NUMBER_MAX}
          value={form.values.number}
          autoComplete="off"
          onChange={(value) => form.set('number', value)}
        />
      </FormRow>
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
        Зарегистрирован: № {document.number} от {shortDate(document.date)}. Распечатайте и соберите подписи.
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
