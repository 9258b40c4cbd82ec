import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface DeleteQuestionProps {
  /** What is deleted. */
  name: string
  of: { isRunning: boolean; failure: string | null; start: () => void }
  isOpen: boolean
  onClose: () => void
}

export function DeleteQuestion({ name, of, isOpen, onClose }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Удалить запись?"
      confirmLabel="Удалить"
      confirmKind="danger"
      stayLabel="Не удалять"
      isBusy={of.isRunning}
      onConfirm={of.start}
      onStay={onClose}
    >
      <p>«{name}» больше не будет отслеживаться. Прежние сведения останутся в журнале изменений.</p>
      {of.failure !== null && (
        <Notice kind="danger" role="alert">
          {of.failure}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
