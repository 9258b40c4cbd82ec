import type { ReactNode } from 'react'
import { Button, type ButtonKind } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  children?: ReactNode
  confirmLabel: string
  stayLabel: string
  confirmKind?: ButtonKind
  isBusy?: boolean
  onConfirm: () => void
  onStay: () => void
}

/** A question with two answers; closing it is staying. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  stayLabel,
  confirmKind = 'primary',
  isBusy = false,
  onConfirm,
  onStay,
}: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title={title}>
      {children}
      <DialogActions>
        <Button kind="secondary" onClick={onStay}>
          {stayLabel}
        </Button>
        <Button kind={confirmKind} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
