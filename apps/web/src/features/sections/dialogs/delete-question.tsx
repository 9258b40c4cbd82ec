import { useWork } from '../../../lib/use-work.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface DeleteQuestionProps {
  /** What is deleted. */
  name: string
  remove: () => Promise<void>
  isOpen: boolean
  onClose: () => void
}

export function DeleteQuestion({ name, remove, isOpen, onClose }: DeleteQuestionProps) {
  const work = useWork()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Удалить запись?"
      confirmLabel="Удалить"
      confirmKind="danger"
      stayLabel="Не удалять"
      isBusy={work.isRunning}
      onConfirm={() =>
        void work.run(async () => {
          await remove()
          onClose()
        })
      }
      onStay={onClose}
    >
      <p>«{name}» больше не будет отслеживаться. Прежние сведения останутся в журнале изменений.</p>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
