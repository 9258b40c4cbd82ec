import { type ConflictLine, changedLabels, type SaveConflict, savedBy } from '../../lib/form/save-conflict.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import styles from './save-conflict-dialog.module.css'

const WIDTH = 860
const EMPTY = 'не указано'

interface SaveConflictDialogProps<Stored> {
  /** Of a form or of another saving over what is stored. */
  of: {
    conflict: SaveConflict<Stored> | null
    postponeConflict: () => void
    saveMine: (stored: Stored) => void
  }
  /** Of the company. */
  timeZone: string
  /** What of that stands in this form. */
  linesOf: (stored: Stored) => readonly ConflictLine[]
  onShowStored: (stored: Stored) => void
}

/** Somebody has saved the record in between: who, what, and which of the two stays. */
export function SaveConflictDialog<Stored>({ of, ...props }: SaveConflictDialogProps<Stored>) {
  const { conflict, postponeConflict, saveMine } = of
  if (conflict === null) return null
  const { stored, saves } = conflict
  const lines = props.linesOf(stored)
  const others = lines.length === 0 ? changedLabels(saves) : []
  return (
    <Dialog isOpen onClose={postponeConflict} title="Сведения уже изменил другой пользователь" width={WIDTH}>
      <p>Пока вы вносили изменения, запись сохранили: {savedBy(saves, props.timeZone)}.</p>
      {lines.length > 0 ? (
        <Lines lines={lines} />
      ) : (
        <p>
          Поля, которые открыты у вас, не изменились.
          {others.length > 0 && ` Изменено другое: ${others.join(', ')}.`}
        </p>
      )}
      <p className={styles.note}>
        «Сохранить моё» запишет только ваши изменения; остальное останется таким, как сохранено. «Показать
        сохранённое» отбросит ваши изменения.
      </p>
      <DialogActions>
        <Button kind="secondary" onClick={() => props.onShowStored(stored)}>
          Показать сохранённое
        </Button>
        <Button onClick={() => saveMine(stored)}>Сохранить моё</Button>
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
