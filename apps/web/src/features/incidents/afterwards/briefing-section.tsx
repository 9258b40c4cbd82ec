import type { Afterwards, IncidentAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { Link } from '../../../ui/link.tsx'
import { askBriefing } from '../api/afterwards.ts'
import styles from './afterwards.module.css'
import { ConcernedFields } from './concerned-fields.tsx'
import { concernedForm } from './concerned-form.ts'
import { concernedBody, concernedValues } from './concerned-values.ts'
import { AfterwardsPart } from './section.tsx'

interface BriefingSectionProps {
  incident: IncidentAnswer
  briefings: Afterwards['briefings']
  isOpen: boolean
}

/** PP 2464, p. 16: briefings out of turn, asked for by memos. */
export function BriefingSection({ incident, briefings, isOpen }: BriefingSectionProps) {
  const dialog = useDialogSlot<true>()
  return (
    <AfterwardsPart
      title="Внеплановый инструктаж"
      about="Заявка попадёт в реестр, инструктаж — в раздел «Инструктажи» каждого работника со сроком на сегодня."
      action={
        isOpen && (
          <Button kind="secondary" onClick={() => dialog.open(true)}>
            Назначить инструктаж
          </Button>
        )
      }
    >
      {briefings.length === 0 ? (
        <p className={styles.none}>Инструктаж пока не назначен.</p>
      ) : (
        <ul className={styles.list}>
          {briefings.map(({ memoId, number, year, status, people, peopleDone }) => (
            <li key={memoId}>
              <Link to={PAGES.notificationsMemos.path} search={{ section: 'briefing' }}>
                Заявка №&nbsp;{number} ({year})
              </Link>
              <span>
                прошли {peopleDone} из {counted(people, ['работника', 'работников', 'работников'])}
              </span>
              <Badge tone={status === 'completed' ? 'success' : 'accent'}>
                {status === 'completed' ? 'проведён' : 'проводится'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <FormDialog title="Внеплановый инструктаж" isOpen={dialog.isOpen} onClose={dialog.close}>
        {(frame) =>
          dialog.isOpen && <BriefingForm incident={incident} frame={frame} onAsked={dialog.close} />
        }
      </FormDialog>
    </AfterwardsPart>
  )
}

interface BriefingFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onAsked: () => void
}

function BriefingForm({ incident, frame, onAsked }: BriefingFormProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const [from] = useState(() => concernedValues(incident, ''))
  const form = useContractForm(concernedForm, {
    from,
    onSaved: onAsked,
    async save(values) {
      const body = concernedBody(values)
      if (body !== null) await askBriefing(client, incident.id, body, keyFor(body))
    },
  })
  return (
    <FormFrame form={form} submitLabel="Сформировать заявку" {...frame}>
      <div className={styles.fields}>
        <p>Причиной в записях будет указано это происшествие: {incident.label}.</p>
        <ConcernedFields form={form} />
      </div>
    </FormFrame>
  )
}
