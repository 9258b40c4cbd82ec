import type { EventAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { useDeleting } from '../../../lib/form/use-deleting.ts'
import { DeleteQuestion } from '../../../ui/delete-question.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { deleteEvent, readEvent } from '../api/event-changes.ts'
import { labelsOf } from '../event-labels.ts'
import { formFields } from '../fields/event-fields.ts'
import { eventTable } from '../fields/event-table.tsx'
import { eventValues } from '../fields/event-values.ts'
import { useRecordsScope } from '../records-scope.ts'
import { NoLongerTracked } from './no-longer-tracked.tsx'

interface DeleteEventQuestionProps {
  event: EventAnswer
  isOpen: boolean
  onClose: () => void
}

/** Not what somebody else has completed since it was shown: its history would go with it. */
export function DeleteEventQuestion({ event, isOpen, onClose }: DeleteEventQuestionProps) {
  const client = useQueryClient()
  const { company } = useRecordsScope()
  const [base] = useState(event)
  const deleting = useDeleting({
    version: base.version,
    remove: (version) => deleteEvent(client, { id: base.id, version }),
    readStored: () => readEvent(base.id),
    onDone: onClose,
  })
  const table = eventTable({ labels: labelsOf(base), mode: 'edit', workplaces: [], people: [] })
  const before = eventValues(base)
  return (
    <>
      <DeleteQuestion of={deleting} isOpen={isOpen} onClose={onClose}>
        <NoLongerTracked name={base.name} />
      </DeleteQuestion>
      <SaveConflictDialog
        deed="delete"
        of={deleting}
        timeZone={company.timeZone}
        linesOf={(stored) =>
          conflictLines(
            table,
            { before, stored: eventValues(stored), mine: before },
            formFields(base.section, 'edit'),
          )
        }
        onShowStored={onClose}
      />
    </>
  )
}
