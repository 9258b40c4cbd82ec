import type { ReactNode } from 'react'
import styles from './field.module.css'
import { RequiredMark } from './required-mark.tsx'

export interface FieldFrame {
  /** The control's id; its error and hint are `${id}-error` and `${id}-hint`. */
  id: string
  label: string
  isRequired?: boolean
  hint?: string | undefined
  error?: string | undefined
}

/** What every control says about its field to those who listen. */
export function controlProps({ id, isRequired = false, hint, error }: FieldFrame) {
  const describedBy = [
    error !== undefined && error !== '' && `${id}-error`,
    hint !== undefined && `${id}-hint`,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    'aria-required': isRequired,
    'aria-invalid': error !== undefined,
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
  }
}

/** Label, star, control, hint and error. An empty error marks the field without words of its own. */
export function Field({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  const { id, label, isRequired = false, hint, error } = frame
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {isRequired && <RequiredMark />}
      </span>
      {children}
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error !== undefined && error !== '' && (
        <span id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
