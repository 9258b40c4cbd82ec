import { shortDate } from '@ot/text'
import type { SetRequest } from '../../../lib/company/documents.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import { SetRemarks } from '../forms/set-remarks.tsx'
import type { TemplateReadiness } from '../template-state.ts'
import { archiveContents } from '../texts.ts'
import styles from './dialogs.module.css'
import { DOWNLOAD_LABELS, type PrintingChoice, PrintingControl } from './printing-control.tsx'
import { RegisterCheckbox } from './register-checkbox.tsx'

interface ArchiveQuestionProps {
  readiness: TemplateReadiness
  set: SetRequest
  register: boolean
  onRegister: (register: boolean) => void
  printing: PrintingChoice
  onPrinting: (printing: PrintingChoice) => void
  onStart: () => void
  onCancel: () => void
}

/** What will be in the archive, and whether the papers get their numbers. */
export function ArchiveQuestion({
  readiness,
  set,
  register,
  onRegister,
  printing,
  onPrinting,
  onStart,
  onCancel,
}: ArchiveQuestionProps) {
  const { date, canMake } = useDocumentsScope()
  return (
    <>
      <p className={styles.note}>Документы на {shortDate(date)}:</p>
      <ul className={styles.contents}>
        {archiveContents(readiness, printing.format).map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      {set.templateIds.length > 0 && <SetRemarks set={set} />}
      <PrintingControl value={printing} wordOnly={readiness.wordOnly} onChange={onPrinting} />
      {canMake && <RegisterCheckbox isChecked={register} onChange={onRegister} />}
      <DialogActions>
        <Button kind="secondary" onClick={onCancel}>
          Отмена
        </Button>
        <Button onClick={onStart}>
          {register ? 'Зарегистрировать и скачать' : DOWNLOAD_LABELS[printing.format]}
        </Button>
      </DialogActions>
    </>
  )
}
