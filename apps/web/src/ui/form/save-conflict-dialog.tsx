import type { ConflictLine } from '../../lib/form/save-conflict.ts'
import { Button } from '../button.tsx'
import { Dialog, DialogActions } from '../dialog.tsx'
import styles from './save-conflict-dialog.module.css'

const WIDTH = 860
const EMPTY = 'не указано'

interface SaveConflictDialogProps {
  /** Who saved and when, in words. */
  savedBy: string
  lines: readonly ConflictLine[]
  onClose: () => void
  onShowStored: () => void
  onSaveMine: () => void
}

/** Somebody has saved the card in between: who, what, and which of the two stays. */
export function SaveConflictDialog(props: SaveConflictDialogProps) {
  const { savedBy, lines, onClose, onShowStored, onSaveMine } = props
  return (
    <Dialog isOpen onClose={onClose} title="Сведения уже изменил другой пользователь" width={WIDTH}>
      <p>Пока вы вносили изменения, карточку сохранили: {savedBy}.</p>
      {lines.length === 0 ? <p>Поля, которые открыты у вас, не изменились.</p> : <Lines lines={lines} />}
      <p className={styles.note}>
        «Сохранить моё» запишет только ваши изменения; остальное останется таким, как сохранено. «Показать
        сохранённое» отбросит ваши изменения.
      </p>
      <DialogActions>
        <Button kind="secondary" onClick={onShowStored}>
          Показать сохранённое
        </Button>
        <Button onClick={onSaveMine}>Сохранить моё</Button>
      </DialogActions>
    </Dialog>
  )
}

function Lines({ lines }: { lines: readonly ConflictLine[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">Было</th>
            <th scope="col">Сохранено</th>
            <th scope="col">У вас</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ field, label, before, stored, mine }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{before || EMPTY}</td>
              <td>{stored || EMPTY}</td>
              <td>{mine === null ? 'без изменений' : mine || EMPTY}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
