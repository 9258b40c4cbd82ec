import type { EventAnswer } from '@ot/contract'
import { conflictLines, type SaveConflict, savedBy } from '../../../lib/form/save-conflict.ts'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { formFields } from '../fields/event-fields.ts'
import { type EventValues, valuesOf } from '../fields/event-values.ts'
import { fieldText } from '../fields/field-text.ts'
import { useRecordsScope } from '../records-scope.ts'
import { labelsOf } from '../section-words.ts'

interface EventConflictProps {
  base: EventAnswer
  conflict: SaveConflict<EventAnswer>
  mine: EventValues
  onClose: () => void
  onShowStored: () => void
  onSaveMine: () => void
}

export function EventConflict({ base, conflict, mine, ...answers }: EventConflictProps) {
  const { company } = useRecordsScope()
  const lines = conflictLines({
    before: valuesOf(base),
    stored: valuesOf(conflict.stored),
    mine,
    labels: labelsOf(base),
    fields: formFields(base.section, 'edit'),
    text: fieldText,
  })
  return <SaveConflictDialog savedBy={savedBy(conflict.saves, company.timeZone)} lines={lines} {...answers} />
}
