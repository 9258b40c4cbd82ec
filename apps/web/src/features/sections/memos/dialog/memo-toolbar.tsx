import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Button } from '../../../../ui/button.tsx'
import styles from './memo-dialog.module.css'

interface MemoToolbarProps {
  isStored: boolean
  /** The role allows it. */
  mayChange: boolean
  isEditing: boolean
  /** The last attempt to save it failed. */
  isUnsaved: boolean
  isBusy: boolean
  onDelete: () => void
  onSave: () => void
  onToggleEditing: () => void
  onPrint: () => void
}

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

export function MemoToolbar(props: MemoToolbarProps) {
  const { isStored, mayChange, isEditing, isUnsaved, isBusy, onDelete, onSave, onToggleEditing, onPrint } =
    props
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Действия с заявкой">
      {mayChange && (
        <Button
          isBusy={isBusy}
          disabled={isStored && !isEditing}
          data-saves
          data-takes-focus
          onClick={onSave}
        >
          {!isBusy && <IconDeviceFloppy {...ICON} />} Сохранить
        </Button>
      )}
      <span className={styles.unsaved} role="status">
        {isUnsaved && !isBusy ? 'не сохранено' : ''}
      </span>
      {mayChange && (
        <Button kind="secondary" disabled={isBusy} aria-pressed={isEditing} onClick={onToggleEditing}>
          <IconPencil {...ICON} /> Редактировать
        </Button>
      )}
      <Button kind="secondary" disabled={isBusy} onClick={onPrint}>
        <IconPrinter {...ICON} /> Печать
      </Button>
      {mayChange && isStored && (
        <Button kind="quiet" className={styles.delete} disabled={isBusy} onClick={onDelete}>
          <IconTrash {...ICON} /> Удалить
        </Button>
      )}
    </div>
  )
}
