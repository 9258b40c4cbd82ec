import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { FieldFrame } from './field.tsx'
import styles from './form-row.module.css'
import { RequiredMark } from './required-mark.tsx'

/** A line of a form as on paper: the label on the left, its control on the right. */
export function FormRow({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  const { id, label, isRequired = false, hint, error } = frame
  return (
    <div className={styles.row}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {isRequired && <RequiredMark />}
      </div>
      <div className={styles.content}>
        {children}
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
        {error !== undefined && error !== '' && (
          <span id={`${id}-error`} className={styles.error}>
            {error}
          </span>
        )}
      </div>
    </div>
  )
}

interface ReadRowProps {
  label: string
  /** Shown in grey when there is no text. */
  empty: string
  text: string
}

/** The same line when it is read: a term and its description, inside a `dl`. */
export function ReadRow({ label, empty, text }: ReadRowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.text, text === '' && styles.empty)}>{text === '' ? empty : text}</dd>
    </div>
  )
}

/** Around the lines of a form that becomes one column on a tablet already. */
export const EARLY_COLUMN = styles.early
