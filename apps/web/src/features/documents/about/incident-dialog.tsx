import type { DocumentAnswer, IncidentSummary, TemplateAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ALL_INCIDENTS, incidentsQuery } from '../../../lib/company/incidents.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { choiceField } from '../../../ui/form/field-table.tsx'
import { plainForm } from '../../../ui/form/plain-form.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import styles from '../dialogs/dialogs.module.css'
import { useDocumentsScope } from '../documents-scope.ts'
import { RegisteredMany } from './registered-many.tsx'
import { usePapersOfIncident } from './use-papers-of-incident.ts'

const WIDTH = 620

interface IncidentDialogProps {
  template: TemplateAnswer
  isOpen: boolean
  onClose: () => void
}

/** A paper of an investigation is made from an incident; without one it is an empty form. */
export function IncidentDialog({ template, isOpen, onClose }: IncidentDialogProps) {
  const { company } = useDocumentsScope()
  const incidents = useQuery(incidentsQuery(company.id, ALL_INCIDENTS))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Оформить по происшествию" width={WIDTH}>
      <p className={styles.about}>{template.name}</p>
      <Loaded of={incidents}>
        {(listed) => (
          <IncidentForm
            template={template}
            incidents={listed.filter(({ status }) => status !== 'cancelled')}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

interface IncidentFormProps {
  template: TemplateAnswer
  incidents: readonly IncidentSummary[]
  onClose: () => void
}

function IncidentForm({ template, incidents, onClose }: IncidentFormProps) {
  const { canMake } = useDocumentsScope()
  const [only] = incidents
  const [chosen, setChosen] = useState(incidents.length === 1 && only !== undefined ? only.id : null)
  const [registered, setRegistered] = useState<readonly DocumentAnswer[] | null>(null)
  const papers = usePapersOfIncident(template, chosen)
  const word = useWork()
  const pdf = useWork()
  const register = useWork()
  const failure = word.failure ?? pdf.failure ?? register.failure
  const isBusy = word.isRunning || pdf.isRunning || register.isRunning
  const download = (format: 'docx' | 'pdf') => async () => {
    const file = await papers.download(format)
    saveFile(file.bytes, file.name)
  }

  if (registered !== null) return <RegisteredMany documents={registered} onClose={onClose} />
  return (
    <>
      {incidents.length === 0 ? (
        <p className={styles.note}>
          Происшествий в организации нет. Сообщить о нём можно на странице{' '}
          <Link to={PAGES.notificationsIncidents.path}>«Происшествия»</Link>. Пустой бланк можно скачать и
          сейчас.
        </p>
      ) : (
        <IncidentChoice incidents={incidents} chosen={chosen} onChange={setChosen} />
      )}
      {failure !== null && <FormError text={failure} />}
      <DialogActions>
        <Button
          kind="secondary"
          isBusy={word.isRunning}
          disabled={isBusy}
          onClick={() => void word.run(download('docx'))}
        >
          {chosen === null ? 'Скачать бланк' : 'Скачать'}
        </Button>
        <Button
          kind="secondary"
          isBusy={pdf.isRunning}
          disabled={isBusy}
          onClick={() => void pdf.run(download('pdf'))}
        >
          PDF
        </Button>
        {canMake && incidents.length > 0 && (
          <Button
            isBusy={register.isRunning}
            disabled={chosen === null || isBusy}
            onClick={() => void register.run(async () => setRegistered(await papers.register()))}
          >
            Зарегистрировать
          </Button>
        )}
      </DialogActions>
    </>
  )
}

interface IncidentChoiceProps {
  incidents: readonly IncidentSummary[]
  chosen: number | null
  onChange: (chosen: number | null) => void
}

function IncidentChoice({ incidents, chosen, onChange }: IncidentChoiceProps) {
  const { today } = useDocumentsScope()
  const choices = incidents.map(({ id, label, occurredDate, victims }) => ({
    value: id,
    label: [`${label} от ${shortDate(occurredDate)}`, ...victims.map(({ fullname }) => fullname)].join(', '),
  }))
  return (
    <FieldRows
      form={plainForm({ incident: chosen }, ({ incident }) => onChange(incident))}
      table={{
        incident: choiceField<number | null>({
          label: 'Происшествие',
          choices,
          placeholder: 'Номер, дата, пострадавший',
        }),
      }}
      names={['incident']}
      prefix="about"
      today={today}
      layout="stacked"
    />
  )
}
