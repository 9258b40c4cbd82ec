import type { InstructionAnswer } from '@ot/contract'
import { type SaveConflict, savedBy } from '../../../lib/form/save-conflict.ts'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { tableConflict } from '../../../ui/form/table-conflict.ts'
import { useRecordsScope } from '../records-scope.ts'
import { INSTRUCTION } from './instruction-form.tsx'
import { type InstructionValues, instructionValues } from './instruction-values.ts'

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
  const lines = tableConflict(INSTRUCTION, {
    before: instructionValues(base),
    stored: instructionValues(conflict.stored),
    mine,
  })
  return <SaveConflictDialog savedBy={savedBy(conflict.saves, company.timeZone)} lines={lines} {...answers} />
}
