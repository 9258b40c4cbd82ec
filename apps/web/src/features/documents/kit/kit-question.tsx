import { shortDate } from '@ot/text'
import type { SetRequest } from '../../../lib/company/documents.ts'
import { kitText } from '../../../lib/company/tariff-texts.ts'
import { documentsText } from '../../../lib/document-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TariffNotice } from '../../../ui/company/tariff-notice.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import styles from '../dialogs/dialogs.module.css'
import { DOWNLOAD_LABELS, type PrintingChoice, PrintingControl } from '../dialogs/printing-control.tsx'
import { RegisterCheckbox } from '../dialogs/register-checkbox.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import { SetRemarks } from '../forms/set-remarks.tsx'
import type { Kit } from './kit-contents.ts'
import { KitList } from './kit-list.tsx'

export interface KitChoice {
  printing: PrintingChoice
  register: boolean
  /** Papers about employees, departments and positions: one for each of them. */
  forEverybody: boolean
}

interface KitQuestionProps {
  kit: Kit
  set: SetRequest
  /** Null: all papers are about the whole organisation. */
  papersForEverybody: number | null
  /** How many of its papers are Word only. */
  wordOnly: number
  choice: KitChoice
  onChoice: (choice: KitChoice) => void
  onStart: () => void
  onCancel: () => void
}

/** What the package has in it and why, and how it is to be made. */
export function KitQuestion({ kit, set, choice, onChoice, ...rest }: KitQuestionProps) {
  const { company, date, canMake } = useDocumentsScope()
  const { papersForEverybody, wordOnly, onStart, onCancel } = rest
  const { papers } = kit
  return (
    <>
      <p className={styles.note}>
        В комплекте {documentsText(papers)} на {shortDate(date)}: то, чего требует закон по видам
        деятельности, численности и должностям. Перед ними — состав комплекта.
      </p>
      <TariffNotice companyId={company.id} say={kitText} />
      <KitList kit={kit} />
      {papers > 0 && <SetRemarks set={set} />}
      {papersForEverybody !== null && (
        <Checkbox
          id="kit-everybody"
          isChecked={choice.forEverybody}
          onChange={(forEverybody) => onChoice({ ...choice, forEverybody })}
        >
          На каждого работника, отдел и должность
          <br />
          <span className={styles.hint}>
            {choice.forEverybody
              ? `Получится ${documentsText(papersForEverybody)}.`
              : 'Иначе карточки, направления и другие именные документы — по одному бланку.'}
          </span>
        </Checkbox>
      )}
      <PrintingControl
        value={choice.printing}
        wordOnly={wordOnly}
        onChange={(printing) => onChoice({ ...choice, printing })}
      />
      {canMake && (
        <RegisterCheckbox
          isChecked={choice.register}
          onChange={(register) => onChoice({ ...choice, register })}
        />
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onCancel}>
          Отмена
        </Button>
        <Button disabled={papers === 0} onClick={onStart}>
          {choice.register ? 'Зарегистрировать и скачать' : DOWNLOAD_LABELS[choice.printing.format]}
        </Button>
      </DialogActions>
    </>
  )
}
