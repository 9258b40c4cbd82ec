import type { EventAnswer } from '@ot/contract'
import type { PersonFacts } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { changeEvent, readEvent } from '../api/event-changes.ts'
import { labelsOf } from '../event-labels.ts'
import { formFields } from '../fields/event-fields.ts'
import { eventChangesSchema } from '../fields/event-schemas.ts'
import { eventValues } from '../fields/event-values.ts'
import { useEventFields } from '../fields/use-event-fields.ts'
import { useRecordsScope } from '../records-scope.ts'
import { isReturn, sectionWordsOf } from '../section-words.ts'
import { dialogWidth } from './dialog-width.ts'
import styles from './dialogs.module.css'
import { EventFormFrame } from './event-form-frame.tsx'
import { SharedNote } from './shared-note.tsx'

interface EditEventDialogProps {
  event: EventAnswer
  /** Whose ages the terms follow from; null: not known here. */
  person: PersonFacts | null
  isOpen: boolean
  onClose: () => void
}

/** What the obligation is and what was recorded of it; another day is a correction and stays in the history. */
export function EditEventDialog({ event, person, isOpen, onClose }: EditEventDialogProps) {
  return (
    <FormDialog
      title={sectionWordsOf(event).edit}
      width={dialogWidth(event.section)}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(frame) => <EditEventForm event={event} person={person} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface EditEventFormProps {
  event: EventAnswer
  person: PersonFacts | null
  frame: FormInDialog
  onSaved: () => void
}

function EditEventForm({ event, person, frame, onSaved }: EditEventFormProps) {
  const client = useQueryClient()
  const { company } = useRecordsScope()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(event)
  const [from] = useState(() => eventValues(event))
  const { section } = base
  const labels = labelsOf(base)
  const versioned = useVersionedForm(eventChangesSchema(section, from), {
    from,
    draft: `event:${base.id}`,
    labels,
    version: base.version,
    onSaved,
    async save(changes, version) {
      if (Object.keys(changes).length > 0) await changeEvent(client, { ...base, version }, changes)
    },
    readStored: () => readEvent(base.id),
  })
  const { form } = versioned
  const of = useEventFields({ form, section, mode: 'edit', labels, person })
  // A return repeats what was issued: only when and how many is its own.
  const fields = formFields(section, isReturn(base) ? 'complete' : 'edit')
  return (
    <>
      <EventFormFrame
        of={of}
        fields={fields}
        frame={frame}
        submitLabel="Сохранить"
        note={
          <>
            <p className={styles.about}>{base.name}</p>
            <SharedNote event={base} />
          </>
        }
      />
      <SaveConflictDialog
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(stored) =>
          conflictLines(
            of.table,
            { ...versioned.sides(), stored: eventValues(stored) },
            formFields(section, 'edit'),
          )
        }
        onShowStored={() => {
          onSaved()
          void refreshAfter(client, 'event')
        }}
      />
    </>
  )
}
