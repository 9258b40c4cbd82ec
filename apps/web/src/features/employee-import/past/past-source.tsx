import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { MEGABYTES_MAX } from '../file-problem.ts'
import file from '../page/file-step.module.css'
import { Step } from '../page/step.tsx'
import styles from './past-dates.module.css'
import { pastedFile } from './past-file.ts'

const TABLE = { fileLabel: 'Файл с прошлыми датами', accept: '.xlsx,.csv' } as const
const PASTED_MAX = 1_000_000
const PASTED_ROWS = 4

interface PastSourceProps {
  file: File | null
  isDisabled: boolean
  onFile: (file: File) => void
}

export function PastSource({ file: chosen, isDisabled, onFile }: PastSourceProps) {
  const [text, setText] = useState('')
  if (chosen !== null) {
    return (
      <Step title="Таблица">
        <FileDrop
          {...TABLE}
          label="Выбрать другой файл"
          kind="secondary"
          isDisabled={isDisabled}
          isCompact
          onFile={onFile}
        >
          <p className={file.name}>{chosen.name}</p>
        </FileDrop>
      </Step>
    )
  }
  const frame = { id: 'past-pasted', label: 'Или вставьте таблицу, скопированную из Excel или 1С' }
  return (
    <Step title="Таблица">
      <FileDrop {...TABLE} label="Выбрать файл" kind="primary" isDisabled={isDisabled} onFile={onFile}>
        <p className={file.about}>
          Перетащите сюда таблицу .xlsx или .csv до {MEGABYTES_MAX}&nbsp;МБ с датами инструктажей, обучения,
          медосмотров, выдачи СИЗ, СОУТ и ознакомления с инструкциями. Подойдёт любой вид: строка&nbsp;—
          работник и столбец&nbsp;— событие; строка&nbsp;— событие; лист&nbsp;— раздел.
        </p>
      </FileDrop>
      <div className={styles.pasted}>
        <TextArea frame={frame} rows={PASTED_ROWS} maxLength={PASTED_MAX} value={text} onChange={setText} />
        <Button
          kind="secondary"
          disabled={isDisabled || text.trim() === ''}
          onClick={() => onFile(pastedFile(text))}
        >
          Прочитать вставленное
        </Button>
      </div>
    </Step>
  )
}
