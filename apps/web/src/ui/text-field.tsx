import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { controlProps, Field, type FieldFrame } from './field.tsx'
import { useEarlyText } from './use-early-input.ts'

interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

export function TextField({
  id,
  label,
  isRequired = false,
  hint,
  error,
  onChange,
  ...input
}: TextFieldProps) {
  const frame = { id, label, isRequired, hint, error }
  useEarlyText(id, input.value, onChange)
  return (
    <Field {...frame}>
      <input
        {...input}
        {...controlProps(frame)}
        className={styles.control}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
