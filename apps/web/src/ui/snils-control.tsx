import styles from './field.module.css'
import { controlProps, type FieldFrame } from './field.tsx'
import { MaskedInput } from './masked-input.tsx'

interface SnilsControlProps {
  frame: FieldFrame
  value: string
  onChange: (value: string) => void
}

/** A СНИЛС typed into ___-___-___ __. */
export function SnilsControl({ frame, value, onChange }: SnilsControlProps) {
  return (
    <MaskedInput
      {...controlProps(frame)}
      mask="000-000-000 00"
      inputMode="numeric"
      autoComplete="off"
      placeholder="___-___-___ __"
      className={styles.control}
      value={value}
      onAccept={onChange}
    />
  )
}
