import type { CompanyAnswer } from '@ot/contract'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import type { SaveConflict } from './api/get-save-conflict.ts'
import type { CardValues } from './card-values.ts'
import { conflictLines, savedBy } from './save-conflict.ts'
import styles from './save-conflict-dialog.module.css'

const WIDTH = 860
const EMPTY = 'не указано'

interface SaveConflictDialogProps {
  base: CompanyAnswer
  conflict: SaveConflict
  mine: CardValues
  onClose: () => void
  onShowStored: () => void
  onSaveMine: () => void
}

/** Somebody has saved the card in between: who, what, and which of the two stays. */
export function SaveConflictDialog(props: SaveConflictDialogProps) {
  const { base, conflict, mine, onClose, onShowStored, onSaveMine } = props
  const lines = conflictLines(base, conflict.stored, mine)
  return (
    <Dialog isOpen onClose={onClose} title="Сведения уже изменил другой пользователь" width={WIDTH}>
      <p>Пока вы вносили изменения, карточку сохранили: {savedBy(conflict.saves, base.timeZone)}.</p>
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
            {lines.map(({ field, label, before, stored, mine: typed }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{before || EMPTY}</td>
                <td>{stored || EMPTY}</td>
                <td>{typed === null ? 'без изменений' : typed || EMPTY}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
