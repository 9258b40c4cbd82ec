import type { CompletedEvent, Completion } from '@ot/contract'
import { quantityText } from '@ot/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import type { Load } from '../../../lib/load.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { completeEvent, completeEvents } from '../api/event-changes.ts'
import { riskDraftQuery } from '../api/event-queries.ts'
import { labelsOf } from '../event-labels.ts'
import { formFields } from '../fields/event-fields.ts'
import { completionSchema } from '../fields/event-schemas.ts'
import { BLANK_VALUES, type EventValues, hazardValues, nextValuesOf } from '../fields/event-values.ts'
import { useConductors } from '../fields/use-conductors.ts'
import { useEventFields } from '../fields/use-event-fields.ts'
import { rememberUsual, withUsual } from '../fields/usual-values.ts'
import { useRecordsScope } from '../records-scope.ts'
import { sectionWordsOf } from '../section-words.ts'
import { dialogWidth } from './dialog-width.ts'
import styles from './dialogs.module.css'
import { EventFormFrame } from './event-form-frame.tsx'
import { type MarkedEvents, toMarkText } from './marked-text.ts'
import { SharedNote } from './shared-note.tsx'
import { useMarkNotice } from './use-mark-notice.ts'
import { type Marking, useNextRow } from './use-next-row.ts'

interface CompleteDialogProps {
  marking: Marking
  isOpen: boolean
  onClose: () => void
  onDone?: () => void
}

/** The day it was done and what is recorded of it: of one, or the same of several at once. */
export function CompleteDialog({ marking, isOpen, onClose, onDone }: CompleteDialogProps) {
  const { events } = marking
  const [first] = events
  const next = useNextRow(marking, isOpen)
  const tellMarked = useMarkNotice()
  const start = useStart(events)
  const title = sectionWordsOf(first).complete
  function finish(done: readonly CompletedEvent[]): void {
    next.tellDone()
    onClose()
    onDone?.()
    tellMarked({ events, done, leave: next.goBack })
  }
  return (
    <FormDialog title={title} width={dialogWidth(first.section)} isOpen={isOpen} onClose={onClose}>
      {(frame) => (
        <Loaded of={start}>
          {(values) => <CompleteForm events={events} start={values} frame={frame} onMarked={finish} />}
        </Loaded>
      )}
    </FormDialog>
  )
}

/** What the form begins with; of one card of risks without lines, those that are drafted for him. */
function useStart(events: MarkedEvents): Load<EventValues> {
  const [first] = events
  const isOne = events.length === 1
  const conductors = useConductors(first.section === 'briefing')
  const [values] = useState(() => (isOne ? nextValuesOf(first) : BLANK_VALUES))
  const needsDraft = first.section === 'risk' && isOne && values.hazards.length === 0
  const draft = useQuery({ ...riskDraftQuery(first.employeeId), enabled: needsDraft })
  const hazards = needsDraft ? draft.data && hazardValues(draft.data) : values.hazards
  const isKnown = conductors !== null && hazards !== undefined
  return {
    data: isKnown ? withUsual({ ...values, hazards }, events, conductors) : undefined,
    error: draft.error,
    refetch: draft.refetch,
  }
}

interface CompleteFormProps {
  events: MarkedEvents
  start: EventValues
  frame: FormInDialog
  onMarked: (done: readonly CompletedEvent[]) => void
}

function CompleteForm({ events, start, frame, onMarked }: CompleteFormProps) {
  const [first] = events
  const { section } = first
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { company, today } = useRecordsScope()
  const [from] = useState(() => ({ ...start, date: today }))
  const { complete } = sectionWordsOf(first)
  const labels = labelsOf(first)

  async function mark(completion: Completion): Promise<readonly CompletedEvent[]> {
    if (events.length === 1) return [await completeEvent(client, first.id, completion, keyFor(completion))]
    const body = { companyId: company.id, eventIds: events.map(({ id }) => id), ...completion }
    return completeEvents(client, body, keyFor(body))
  }

  const form = useContractForm(completionSchema(section, start), {
    from,
    draft: `event-done:${events.map(({ id }) => id).join()}`,
    labels,
    async save(completion) {
      const done = await mark(completion)
      rememberUsual(form.values, events)
      onMarked(done)
    },
  })
  const of = useEventFields({ form, section, mode: 'complete', labels, person: null })
  const fields = formFields(section, 'complete').filter((field) => isAsked(field, events))
  return (
    <EventFormFrame
      of={of}
      fields={fields}
      frame={frame}
      submitLabel={complete}
      note={
        <>
          <p className={styles.about}>{aboutOf(events)}</p>
          {events.length === 1 && <SharedNote event={first} />}
        </>
      }
    />
  )
}

/** Who stands on a workplace keeps it; several get one report without its lines. */
function isAsked(field: string, events: MarkedEvents): boolean {
  const [first] = events
  if (field === 'workplaceNumber') {
    return events.length === 1 && first.section === 'sout' && first.workplaceId === null
  }
  return events.length === 1 || field !== 'hazards'
}

function aboutOf(events: MarkedEvents): string {
  const [first] = events
  const told = toMarkText(events)
  return events.length === 1 && first.section === 'ppe'
    ? `${told}, на руках: ${quantityText(first.onHand, first.unit)}`
    : told
}
