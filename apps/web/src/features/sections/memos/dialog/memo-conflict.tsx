import type { MemoAnswer } from '@ot/contract'
import { SaveConflictDialog } from '../../../../ui/form/save-conflict-dialog.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import { memoConflictLines } from '../conflict-lines.ts'
import { memoValuesOf } from '../memo-values.ts'
import type { MemoForm } from '../use-memo-form.ts'

interface MemoConflictProps {
  form: MemoForm
  onSaved: (memo: MemoAnswer) => void
}

/** Somebody has saved the memo in between: nothing typed is lost, and either side may stay. */
export function MemoConflict({ form, onSaved }: MemoConflictProps) {
  const { company } = useRecordsScope()
  const { values, stored: before } = form

  async function saveMine(theirs: MemoAnswer): Promise<void> {
    const memo = await form.saveMine(theirs)
    if (memo !== null) onSaved(memo)
  }

  return (
    <SaveConflictDialog
      of={{ ...form, saveMine: (theirs) => void saveMine(theirs) }}
      timeZone={company.timeZone}
      linesOf={(theirs) =>
        memoConflictLines(theirs.memoSection, { before, stored: memoValuesOf(theirs), mine: values })
      }
      onShowStored={form.showStored}
    />
  )
}
