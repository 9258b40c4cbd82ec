import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { controlProps, Field, type FieldFrame } from '../../../ui/field.tsx'
import styles from './new-dispatch.module.css'

interface TextAreaProps {
  frame: FieldFrame
  rows: number
  maxLength: number
  value: string
  onChange: (value: string) => void
}

/** Text of several lines. */
export function TextArea({ frame, rows, maxLength, value, onChange }: TextAreaProps) {
  return (
    <Field {...frame}>
      <textarea
        {...controlProps(frame)}
        rows={rows}
        maxLength={maxLength}
        className={classNames(fieldStyles.control, styles.area)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
