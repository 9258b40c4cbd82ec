import type { DispatchAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useWork } from '../../../lib/use-work.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { revokeLinks } from '../api/dispatches.ts'

interface RevokeQuestionProps {
  dispatch: DispatchAnswer
  isOpen: boolean
  onClose: () => void
}

export function RevokeQuestion({ dispatch, isOpen, onClose }: RevokeQuestionProps) {
  const client = useQueryClient()
  const work = useWork()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Отозвать отправку?"
      confirmLabel="Отозвать"
      stayLabel="Оставить"
      confirmKind="danger"
      isBusy={work.isRunning}
      onStay={onClose}
      onConfirm={() =>
        void work.run(async () => {
          await revokeLinks(client, dispatch.id)
          onClose()
        })
      }
    >
      <p>Ссылки из всех писем перестанут открываться. Отметки, которые уже сделаны, останутся.</p>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
