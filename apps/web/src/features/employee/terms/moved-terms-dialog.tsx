import type { MovedTerm } from '@ot/contract'
import { SECTION_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { basisLine } from '../../../lib/basis-line.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { CellNote, RecordCell, RecordTable } from '../../../ui/record-table.tsx'
import styles from './moved-terms-dialog.module.css'

const WIDTH = 860
const HEADS = ['Что', 'Было', 'Станет', 'Почему']
const NO_DAY = 'без срока'

interface MovedTermsDialogProps {
  /** Null: nobody is asked. */
  moved: readonly MovedTerm[] | null
  onAgree: () => void
  onBack: () => void
}

/** «Сроки, которые изменятся»: each with its former and its new day and the clause behind it. */
export function MovedTermsDialog({ moved, onAgree, onBack }: MovedTermsDialogProps) {
  if (moved === null) return null
  return (
    <Dialog isOpen onClose={onBack} title="Сроки, которые изменятся" width={WIDTH}>
      <p>Дни в карточке, от которых считают нормы, стали другими. Сроки, назначенные вручную, останутся.</p>
      <RecordTable label="Сроки, которые изменятся" heads={HEADS}>
        {moved.map((term) => (
          <tr key={term.eventId}>
            <RecordCell label="Что">
              {term.name}
              <CellNote>{SECTION_LABELS[term.section]}</CellNote>
            </RecordCell>
            <RecordCell label="Было" className={styles.was}>
              {dayText(term.was)}
            </RecordCell>
            <RecordCell label="Станет" className={styles.becomes}>
              {dayText(term.becomes)}
            </RecordCell>
            <RecordCell label="Почему">{basisLine(term.basis)}</RecordCell>
          </tr>
        ))}
      </RecordTable>
      <DialogActions>
        <Button kind="secondary" onClick={onBack}>
          Вернуться к карточке
        </Button>
        <Button onClick={onAgree}>Сохранить и изменить сроки</Button>
      </DialogActions>
    </Dialog>
  )
}

function dayText(day: string | null): string {
  return day === null ? NO_DAY : shortDate(day)
}
