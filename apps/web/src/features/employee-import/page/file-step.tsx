import type { ImportOutcome } from '@ot/contract'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveStaffTemplate } from '../api/employee-import.ts'
import { MEGABYTES_MAX } from '../file-problem.ts'
import { fileOf, type ImportStage } from '../import-state.ts'
import { importSheetText } from '../texts.ts'
import styles from './file-step.module.css'
import { Step } from './step.tsx'

const STAFF_FILE = { fileLabel: 'Файл со списком работников', accept: '.xlsx,.csv' } as const

interface FileStepProps {
  stage: ImportStage
  /** What the last check found in the file. */
  outcome: ImportOutcome | null
  onFile: (file: File) => void
}

export function FileStep({ stage, outcome, onFile }: FileStepProps) {
  const file = fileOf(stage)
  return (
    <Step
      title="Файл"
      action={<DownloadButton label="Скачать таблицу для заполнения" save={saveStaffTemplate} />}
    >
      {stage.kind === 'choosing' && stage.problem !== null && (
        <Notice kind="danger" role="alert">
          {stage.problem}
        </Notice>
      )}
      {file === null ? (
        <FileDrop {...STAFF_FILE} label="Выбрать файл" kind="primary" isDisabled={false} onFile={onFile}>
          <IconUpload size={32} stroke={1.4} className={styles.icon} aria-hidden="true" />
          <p className={styles.about}>
            Перетащите сюда список работников&nbsp;— таблицу .xlsx или .csv до {MEGABYTES_MAX}&nbsp;МБ:
            подойдёт и выгрузка из 1С, строки над шапкой и пустые столбцы не мешают.
          </p>
        </FileDrop>
      ) : (
        <FileDrop
          {...STAFF_FILE}
          label="Выбрать другой файл"
          kind="secondary"
          isDisabled={stage.kind === 'writing'}
          isCompact
          onFile={onFile}
        >
          <div className={styles.file}>
            <IconFileSpreadsheet size={28} stroke={1.4} className={styles.icon} aria-hidden="true" />
            <div>
              <p className={styles.name}>{file.name}</p>
              {outcome !== null && <p className={styles.facts}>{importSheetText(outcome.sheet)}</p>}
            </div>
          </div>
        </FileDrop>
      )}
    </Step>
  )
}
