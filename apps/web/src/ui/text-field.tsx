import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { controlProps, Field, type FieldFrame } from './field.tsx'

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
