import { ARCHIVE_FORMATS, type ArchiveFormat } from '@ot/domain'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { wordOnlyText } from '../texts.ts'
import styles from './dialogs.module.css'

export interface PrintingChoice {
  format: ArchiveFormat
  /** Of one PDF: each paper begins on a sheet of its own. */
  duplex: boolean
}

const LABELS = {
  docx: 'ZIP с документами Word',
  pdf: 'ZIP с документами PDF',
  'one-pdf': 'Один PDF для печати, в порядке групп',
} satisfies Record<ArchiveFormat, string>

export const DOWNLOAD_LABELS = {
  docx: 'Скачать ZIP',
  pdf: 'Скачать ZIP',
  'one-pdf': 'Скачать PDF',
} satisfies Record<ArchiveFormat, string>

interface PrintingControlProps {
  value: PrintingChoice
  /** How many of the papers are Word only. */
  wordOnly: number
  onChange: (printing: PrintingChoice) => void
}

/** As what the papers are downloaded. */
export function PrintingControl({ value, wordOnly, onChange }: PrintingControlProps) {
  const lack = wordOnlyText(wordOnly, value.format)
  return (
    <fieldset className={styles.formats}>
      <legend className={styles.legend}>В каком виде</legend>
      {ARCHIVE_FORMATS.map((format) => (
        <label key={format} className={styles.format}>
          <input
            type="radio"
            name="archive-format"
            checked={value.format === format}
            onChange={() => onChange({ ...value, format })}
          />
          {LABELS[format]}
        </label>
      ))}
      {value.format === 'one-pdf' && (
        <Checkbox
          id="archive-duplex"
          isChecked={value.duplex}
          onChange={(duplex) => onChange({ ...value, duplex })}
        >
          Для двусторонней печати: каждый документ — с нового листа
        </Checkbox>
      )}
      {lack !== null && <p className={styles.hint}>{lack}</p>}
    </fieldset>
  )
}
