import { shownDate } from '../../../lib/calendar-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import type { Readiness } from '../template-state.ts'
import { archiveContents } from '../texts.ts'
import styles from './dialogs.module.css'

interface ArchiveQuestionProps {
  readiness: Readiness
  register: boolean
  onRegister: (register: boolean) => void
  onStart: () => void
  onCancel: () => void
}

/** What will be in the archive, and whether the papers get their numbers. */
export function ArchiveQuestion({
  readiness,
  register,
  onRegister,
  onStart,
  onCancel,
}: ArchiveQuestionProps) {
  const { date, canMake } = useDocumentsScope()
  return (
    <>
      <p className={styles.note}>Документы на {shownDate(date)} в одном ZIP:</p>
      <ul className={styles.contents}>
        {archiveContents(readiness).map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      {canMake && (
        <Checkbox id="archive-register" isChecked={register} onChange={onRegister}>
          Зарегистрировать (присвоить номера)
          <br />
          <span className={styles.hint}>
            {register
              ? 'Каждый документ получит следующий номер по порядку; номера не используются повторно.'
              : 'Без регистрации на месте номера будет линия.'}
          </span>
        </Checkbox>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onCancel}>
          Отмена
        </Button>
        <Button onClick={onStart}>{register ? 'Зарегистрировать и скачать' : 'Скачать ZIP'}</Button>
      </DialogActions>
    </>
  )
}
