import type { InstructionAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { useDeleting } from '../../../lib/form/use-deleting.ts'
import { DeleteQuestion } from '../../../ui/delete-question.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { readInstruction, takeInstruction } from '../api/instructions.ts'
import { NoLongerTracked } from '../dialogs/no-longer-tracked.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { INSTRUCTION } from './instruction-form.tsx'
import { instructionValues } from './instruction-values.ts'

interface DeleteInstructionQuestionProps {
  instruction: InstructionAnswer
  isOpen: boolean
  onClose: () => void
}

export function DeleteInstructionQuestion({ instruction, isOpen, onClose }: DeleteInstructionQuestionProps) {
  const client = useQueryClient()
  const { company } = useRecordsScope()
  const [base] = useState(instruction)
  const deleting = useDeleting({
    version: base.version,
    remove: (version) => takeInstruction(client, { ...base, version }),
    readStored: () => readInstruction(base),
    onDone: onClose,
  })
  const before = instructionValues(base)
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
          conflictLines(INSTRUCTION, { before, stored: instructionValues(stored), mine: before })
        }
        onShowStored={onClose}
      />
    </>
  )
}
