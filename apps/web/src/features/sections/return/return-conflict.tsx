import type { AbsenceAnswer } from '@ot/contract'
import type { ComponentProps } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { RETURN_WORDS, returnValues } from './return-words.ts'

interface ReturnConflictProps
  extends Pick<ComponentProps<typeof SaveConflictDialog<AbsenceAnswer>>, 'of' | 'deed'> {
  /** As it was opened. */
  absence: AbsenceAnswer
  /** The day that is typed here. */
  backOn: string
  onShowStored: () => void
}

/** Somebody has saved the absence while its return was being told. */
export function ReturnConflict({ absence, backOn, ...dialog }: ReturnConflictProps) {
  const { company } = useEmployeeScope()
  const before = returnValues(absence)
  return (
    <SaveConflictDialog
      {...dialog}
      timeZone={company.timeZone}
      linesOf={(stored) =>
        conflictLines(RETURN_WORDS, { before, stored: returnValues(stored), mine: { ...before, backOn } })
      }
    />
  )
}
