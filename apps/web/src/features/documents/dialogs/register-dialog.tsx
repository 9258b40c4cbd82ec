import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './dialogs.module.css'
import { RegisteredDocument } from './registered-document.tsx'
import { VoidDialog } from './void-dialog.tsx'

const WIDTH = 680

interface RegisterDialogProps {
  template: TemplateAnswer
  isOpen: boolean
  onClose: () => void
}

/** All registered papers of one template. */
export function RegisterDialog({ template, isOpen, onClose }: RegisterDialogProps) {
  const { registered } = useDocumentsScope()
  const voiding = useDialogSlot<DocumentAnswer>()
  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} title="Зарегистрированные документы" width={WIDTH}>
        <p className={styles.about}>{template.name}</p>
        <ul className={styles.list}>
          {(registered.get(template.id) ?? []).map((document) => (
            <RegisteredDocument key={document.id} document={document} onVoid={() => voiding.open(document)} />
          ))}
        </ul>
      </Dialog>
      {voiding.about !== null && (
        <VoidDialog
          key={voiding.opening}
          document={voiding.about}
          isOpen={voiding.isOpen}
          onClose={voiding.close}
        />
      )}
    </>
  )
}
