import type { DocumentAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { Dialog } from '../../../ui/dialog.tsx'
import { VoidForm } from '../forms/void-form.tsx'
import styles from './dialogs.module.css'

interface VoidDialogProps {
  document: DocumentAnswer
  isOpen: boolean
  onClose: () => void
}

export function VoidDialog({ document, isOpen, onClose }: VoidDialogProps) {
  const { number, date, name } = document
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Аннулировать документ">
      <p className={styles.about}>
        №&nbsp;{number} от {shortDate(date)}. {name}
      </p>
      <p className={styles.note}>
        Документ останется в списке с пометкой. Его номер не будет присвоен снова.
      </p>
      <VoidForm document={document} onVoided={onClose} onCancel={onClose} />
    </Dialog>
  )
}
