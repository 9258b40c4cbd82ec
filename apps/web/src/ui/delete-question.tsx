import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FormError } from './form-error.tsx'

interface DeleteQuestionProps {
  of: { isRunning: boolean; failure: string | null; start: () => void }
  isOpen: boolean
  onClose: () => void
  /** What goes with it and what stays. */
  children: ReactNode
}

export function DeleteQuestion({ of, isOpen, onClose, children }: DeleteQuestionProps) {
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
      {children}
      {of.failure !== null && <FormError text={of.failure} />}
    </ConfirmDialog>
  )
}
