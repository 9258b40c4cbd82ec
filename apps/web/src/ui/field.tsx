import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
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

interface FieldProps extends FieldFrame {
  /** The control says by itself what it is about: the label is for those who listen. */
  isBare?: boolean
  /** The label stands before the control, not above it. */
  isInline?: boolean
  children: ReactNode
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
export function Field({ children, isBare = false, isInline = false, ...frame }: FieldProps) {
  const { id, label, isRequired = false, hint, error } = frame
  return (
    <div className={classNames(styles.field, isInline && styles.inline)}>
      <span className={classNames(styles.label, isBare && styles.bare)}>
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
