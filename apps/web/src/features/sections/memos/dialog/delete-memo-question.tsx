import type { MemoAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useDeleting } from '../../../../lib/form/use-deleting.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { SaveConflictDialog } from '../../../../ui/form/save-conflict-dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import { deleteMemo, loadMemo } from '../api/memos.ts'
import { memoConflictLines } from '../conflict-lines.ts'
import { QUESTIONS } from '../memo-texts.ts'
import { memoValuesOf } from '../memo-values.ts'

interface DeleteMemoQuestionProps {
  memo: MemoAnswer
  isOpen: boolean
  onStay: () => void
  onShowStored: (stored: MemoAnswer) => void
  onDeleted: () => void
}

export function DeleteMemoQuestion(props: DeleteMemoQuestionProps) {
  const { memo, isOpen, onStay, onShowStored, onDeleted } = props
  const client = useQueryClient()
  const { company } = useRecordsScope()
  const deleting = useDeleting({
    version: memo.version,
    remove: (version) => deleteMemo(client, { id: memo.id, version }),
    readStored: () => loadMemo(memo.id),
    onDone: onDeleted,
  })
  const before = memoValuesOf(memo)
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen}
        title={QUESTIONS.delete}
        confirmLabel="Удалить заявку"
        confirmKind="danger"
        stayLabel="Отмена"
        isBusy={deleting.isRunning}
        onConfirm={deleting.start}
        onStay={onStay}
      >
        <p>Выполненное по ней останется отмеченным, остальные строки вернутся в списки разделов.</p>
        {deleting.failure !== null && (
          <Notice kind="danger" role="alert">
            {deleting.failure}
          </Notice>
        )}
      </ConfirmDialog>
      <SaveConflictDialog
        deed="delete"
        of={deleting}
        timeZone={company.timeZone}
        linesOf={(stored) =>
          memoConflictLines(memo.memoSection, { before, stored: memoValuesOf(stored), mine: before })
        }
        onShowStored={(stored) => {
          onStay()
          onShowStored(stored)
        }}
      />
    </>
  )
}
