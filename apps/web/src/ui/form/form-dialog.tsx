import { type ReactNode, useState } from 'react'
import { dropDraft } from '../../lib/form/drafts.ts'
import { DraftsWithin } from '../../lib/form/use-draft.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { LeaveGuard } from './leave-guard.tsx'

interface FormDialogProps {
  title: string
  width?: number
  isOpen: boolean
  onClose: () => void
  children: (frame: FormInDialog) => ReactNode
}

/** What a form has to do with the dialog it stands in. */
export interface FormInDialog {
  /** The form tells whether it has anything to lose. */
  tellChanged: (isChanged: boolean) => void
  /** Asks first when something would be lost. */
  leave: () => void
}

const WIDTH = 640

/** A dialog that does not throw away what has been typed without asking. */
export function FormDialog({ title, width = WIDTH, isOpen, onClose, children }: FormDialogProps) {
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [drafts] = useState(() => new Set<string>())
  const leave = () => (isChanged ? setAsking(true) : onClose())
  return (
    <>
      <Dialog isOpen={isOpen} onClose={leave} title={title} width={width}>
        <DraftsWithin value={drafts}>{children({ tellChanged: setChanged, leave })}</DraftsWithin>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking && isOpen}
        title="Закрыть без сохранения?"
        confirmLabel="Закрыть без сохранения"
        confirmKind="danger"
        stayLabel="Продолжить"
        onConfirm={() => {
          setAsking(false)
          drafts.forEach(dropDraft)
          onClose()
        }}
        onStay={() => setAsking(false)}
      >
        <p>Введённое не запишется.</p>
      </ConfirmDialog>
      <LeaveGuard isActive={isOpen && isChanged} />
    </>
  )
}
