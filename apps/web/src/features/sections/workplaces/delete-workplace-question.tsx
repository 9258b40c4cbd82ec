import type { Department, WorkplaceAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteWorkplace, readWorkplace } from '../../../lib/company/workplaces.ts'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { useDeleting } from '../../../lib/form/use-deleting.ts'
import { DeleteQuestion } from '../../../ui/delete-question.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { NoLongerTracked } from '../dialogs/no-longer-tracked.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { workplaceTable } from './workplace-form.tsx'
import { workplaceValues } from './workplace-values.ts'

interface DeleteWorkplaceQuestionProps {
  workplace: WorkplaceAnswer
  departments: readonly Department[]
  isOpen: boolean
  onClose: () => void
}

export function DeleteWorkplaceQuestion({ workplace, departments, ...dialog }: DeleteWorkplaceQuestionProps) {
  const client = useQueryClient()
  const { company } = useRecordsScope()
  const [base] = useState(workplace)
  const deleting = useDeleting({
    version: base.version,
    remove: (version) => deleteWorkplace(client, { id: base.id, version }),
    readStored: () => readWorkplace(base),
    onDone: dialog.onClose,
  })
  const before = workplaceValues(base)
  return (
    <>
      <DeleteQuestion of={deleting} {...dialog}>
        <NoLongerTracked name={`Рабочее место №\u00a0${base.number}`} />
      </DeleteQuestion>
      <SaveConflictDialog
        deed="delete"
        of={deleting}
        timeZone={company.timeZone}
        linesOf={(stored) =>
          conflictLines(workplaceTable(departments), {
            before,
            stored: workplaceValues(stored),
            mine: before,
          })
        }
        onShowStored={dialog.onClose}
      />
    </>
  )
}
