import type { InstructionAnswer } from '@ot/contract'
import { isDay, shownDate } from '../../../lib/calendar-date.ts'
import { conflictLines, type SaveConflict, savedBy } from '../../../lib/form/save-conflict.ts'
import { SaveConflictDialog } from '../../../lib/form/save-conflict-dialog.tsx'
import { useRecordsScope } from '../records-scope.ts'
import {
  INSTRUCTION_FIELDS,
  INSTRUCTION_LABELS,
  type InstructionValues,
  instructionValues,
} from './instruction-values.ts'

interface InstructionConflictProps {
  base: InstructionAnswer
  conflict: SaveConflict<InstructionAnswer>
  mine: InstructionValues
  onClose: () => void
  onShowStored: () => void
  onSaveMine: () => void
}

export function InstructionConflict({ base, conflict, mine, ...answers }: InstructionConflictProps) {
  const { company } = useRecordsScope()
  const lines = conflictLines({
    before: instructionValues(base),
    stored: instructionValues(conflict.stored),
    mine,
    labels: INSTRUCTION_LABELS,
    fields: INSTRUCTION_FIELDS,
    text: (field, values) => (isDay(values[field]) ? shownDate(values[field]) : values[field]),
  })
  return <SaveConflictDialog savedBy={savedBy(conflict.saves, company.timeZone)} lines={lines} {...answers} />
}
