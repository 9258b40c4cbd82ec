import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import styles from './card.module.css'

interface ScanControlProps {
  file: File | null
  error?: string | undefined
  onChange: (file: File | null) => void
}

/** A scan or a photograph of the signed sheet; one for all, and not obligatory. */
export function ScanControl({ file, error, onChange }: ScanControlProps) {
  const input = useRef<HTMLInputElement>(null)
  const frame = { id: 'signature-scan', label: 'Скан или фотография листа', error }
  return (
    <Field {...frame} hint="PDF, JPG или PNG до 20 МБ; можно без него">
      <div className={styles.scan}>
        <Button
          kind="secondary"
          id={frame.id}
          aria-describedby={`${frame.id}-hint`}
          aria-invalid={error !== undefined}
          onClick={() => input.current?.click()}
        >
          {file === null ? 'Выбрать файл' : 'Выбрать другой'}
        </Button>
        {file !== null && (
          <>
            <span className={styles.scanName}>{file.name}</span>
            <Button kind="quiet" onClick={() => onChange(null)}>
              Убрать
            </Button>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.jpg,.jpeg,.png"
        aria-label={frame.label}
        onChange={(event) => {
          onChange(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
    </Field>
  )
}
