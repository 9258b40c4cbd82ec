import { IMaskInput } from 'react-imask'
import styles from './field.module.css'
import { controlProps, type FieldFrame } from './field.tsx'

interface SnilsControlProps {
  frame: FieldFrame
  value: string
  onChange: (value: string) => void
}

/** A СНИЛС typed into ___-___-___ __. */
export function SnilsControl({ frame, value, onChange }: SnilsControlProps) {
  return (
    <IMaskInput
      {...controlProps(frame)}
      mask="000-000-000 00"
      inputMode="numeric"
      autoComplete="off"
      placeholder="___-___-___ __"
      className={styles.control}
      value={value}
      onAccept={(text: string) => onChange(text)}
    />
  )
}
