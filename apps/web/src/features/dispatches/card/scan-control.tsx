import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlProps } from '../../../ui/field.tsx'
import type { ControlProps } from '../../../ui/form/control-props.ts'
import styles from './card.module.css'

type ScanControlProps = Pick<ControlProps<File | null>, 'frame' | 'value' | 'onChange'>

/** A scan or a photograph of the signed sheet; one for all, and not obligatory. */
export function ScanControl({ frame, value: file, onChange }: ScanControlProps) {
  const input = useRef<HTMLInputElement>(null)
  const { 'aria-required': _isRequired, ...described } = controlProps(frame)
  return (
    <>
      <div className={styles.scan}>
        <Button kind="secondary" {...described} onClick={() => input.current?.click()}>
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
    </>
  )
}
