import type { RiskDraftLine } from '@ot/contract'
import {
  eventLabels,
  type PersonFacts,
  ruleTerm,
  type Section,
  USUAL_RISK_PERIOD,
  writePeriodicity,
} from '@ot/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { addEvent } from '../api/event-changes.ts'
import { riskDraftQuery } from '../api/event-queries.ts'
import { formFields } from '../fields/event-fields.ts'
import { newEventSchema } from '../fields/event-schemas.ts'
import { BLANK_VALUES, type EventValues, hazardValues } from '../fields/event-values.ts'
import { useEventFields } from '../fields/use-event-fields.ts'
import { useRecordsScope } from '../records-scope.ts'
import { SECTION_SPECS } from '../section-specs.ts'
import { dialogWidth } from './dialog-width.ts'
import { EventFormFrame } from './event-form-frame.tsx'

/** For whom a record is added, and in which section. */
export interface AddSubject {
  section: Section
  employeeId: number
  person: PersonFacts
}

interface AddEventDialogProps {
  subject: AddSubject
  isOpen: boolean
  onClose: () => void
}

/** A new obligation; a risk card begins with the hazards of the profession. */
export function AddEventDialog({ subject, isOpen, onClose }: AddEventDialogProps) {
  const { section, employeeId } = subject
  const draft = useQuery({ ...riskDraftQuery(employeeId), enabled: section === 'risk' })
  return (
    <FormDialog
      title={SECTION_SPECS[section].words.add}
      width={dialogWidth(section)}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(frame) =>
        section === 'risk' ? (
          <Loaded of={draft}>
            {(lines) => <AddEventForm subject={subject} draft={lines} frame={frame} onSaved={onClose} />}
          </Loaded>
        ) : (
          <AddEventForm subject={subject} draft={[]} frame={frame} onSaved={onClose} />
        )
      }
    </FormDialog>
  )
}

interface AddEventFormProps {
  subject: AddSubject
  draft: readonly RiskDraftLine[]
  frame: FormInDialog
  onSaved: () => void
}

function AddEventForm({ subject, draft, frame, onSaved }: AddEventFormProps) {
  const { section, employeeId, person } = subject
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { company, today } = useRecordsScope()
  const [from] = useState<EventValues>(() => ({
    ...BLANK_VALUES,
    periodicity: usualPeriod(subject, today),
    hazards: hazardValues(draft),
  }))
  const labels = eventLabels(section, 'issuance')
  const form = useContractForm(newEventSchema({ companyId: company.id, employeeId, section }), {
    from,
    draft: `event:new:${employeeId}:${section}`,
    labels,
    save: (body) => addEvent(client, body, keyFor(body)),
    onSaved,
  })
  const of = useEventFields({ form, section, mode: 'add', labels, person })
  return <EventFormFrame of={of} fields={formFields(section, 'add')} frame={frame} submitLabel="Добавить" />
}

/** Where the section itself has a period, and not the thing that is chosen. */
function usualPeriod({ section, person }: AddSubject, today: string): string {
  if (section === 'risk') return writePeriodicity(USUAL_RISK_PERIOD)
  if (section !== 'sout') return ''
  const term = ruleTerm(section, today, person, () => null)
  return term === null ? '' : writePeriodicity(term.periodicity)
}
