import type { MemoAnswer } from '@ot/contract'
import { savedBy } from '../../../../lib/form/save-conflict.ts'
import { SaveConflictDialog } from '../../../../ui/form/save-conflict-dialog.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import { memoConflictLines } from '../form/conflict-lines.ts'
import { memoValuesOf } from '../form/memo-values.ts'
import type { MemoForm } from '../use-memo-form.ts'

interface MemoConflictProps {
  form: MemoForm
  onSaved: (memo: MemoAnswer) => void
}

/** Somebody has saved the memo in between: nothing typed is lost, and either side may stay. */
export function MemoConflict({ form, onSaved }: MemoConflictProps) {
  const { company } = useRecordsScope()
  const { conflict, values, stored } = form
  if (conflict === null) return null
  const theirs = conflict.stored

  async function saveMine(): Promise<void> {
    const memo = await form.saveMine(theirs)
    if (memo !== null) onSaved(memo)
  }

  return (
    <SaveConflictDialog
      savedBy={savedBy(conflict.saves, company.timeZone)}
      lines={memoConflictLines(theirs.memoSection, {
        before: stored,
        stored: memoValuesOf(theirs),
        mine: values,
      })}
      onClose={form.postponeConflict}
      onShowStored={() => form.showStored(theirs)}
      onSaveMine={() => void saveMine()}
    />
  )
}
