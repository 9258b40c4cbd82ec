import type { ImportOutcome } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveMarkedFile } from '../import-calls.ts'
import type { ImportChoices } from '../import-choices.ts'
import { createdDepartmentsText, importDoneText, importLeftText } from '../texts.ts'
import styles from './import-done.module.css'

interface ImportDoneProps {
  companyId: number
  file: File
  choices: ImportChoices
  outcome: ImportOutcome
  onMore: () => void
}

export function ImportDone({ companyId, file, choices, outcome, onMore }: ImportDoneProps) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the one who listens goes on from here.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.done}>
      <Notice kind="success" role="status">
        <p>
          <strong>Работники загружены.</strong> {importDoneText(outcome)}.
        </p>
        {outcome.newDepartments.length > 0 && <p>{createdDepartmentsText(outcome.newDepartments)}</p>}
      </Notice>
      {outcome.totals.error > 0 && (
        <Notice kind="warning">
          <p>{importLeftText(outcome.totals.error)}</p>
          <DownloadButton
            kind="secondary"
            label="Скачать незагруженные строки"
            save={() => saveMarkedFile(companyId, file, { outcome, choices }, true)}
          />
        </Notice>
      )}
      <div className={styles.actions}>
        <Link to={PAGES.employeesNorms.path} className={buttonClass()}>
          Проставить обязанности по нормам
        </Link>
        <Link to={PAGES.employeesMain.path} className={buttonClass('secondary')}>
          Открыть список работников
        </Link>
        <Button kind="secondary" onClick={onMore}>
          Загрузить ещё один файл
        </Button>
      </div>
    </div>
  )
}
