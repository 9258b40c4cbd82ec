import type { ArchiveFormat } from '@ot/domain'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { archiveProgress } from '../texts.ts'
import styles from './dialogs.module.css'

interface ArchiveProgressProps {
  format: ArchiveFormat
  papers: number
  received: number
  onCancel: () => void
}

/** The archive is streamed as it is made, so its size is not known beforehand: the bar only tells that it goes on. */
export function ArchiveProgress({ format, papers, received, onCancel }: ArchiveProgressProps) {
  return (
    <>
      <progress className={styles.progress} aria-label="Архив готовится" />
      <p role="status">{archiveProgress(format, papers, received)}</p>
      <DialogActions>
        <Button kind="secondary" onClick={onCancel}>
          Отменить
        </Button>
      </DialogActions>
    </>
  )
}
