import type { ReactNode } from 'react'
import styles from './checkbox.module.css'
import { useEarlyMark } from './use-early-input.ts'

interface CheckboxProps {
  id: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isRequired?: boolean
  isInvalid?: boolean
  children: ReactNode
}

export function Checkbox({
  id,
  isChecked,
  onChange,
  isRequired = false,
  isInvalid = false,
  children,
}: CheckboxProps) {
  useEarlyMark(id, isChecked, onChange)
  return (
    <div className={styles.row}>
      <input
        type="checkbox"
        id={id}
        className={styles.box}
        checked={isChecked}
        aria-required={isRequired}
        aria-invalid={isInvalid}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={styles.label}>
        {children}
      </label>
    </div>
  )
}
