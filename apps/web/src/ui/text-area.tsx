import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { controlProps, Field, type FieldFrame } from './field.tsx'
import styles from './text-area.module.css'

interface TextAreaProps {
  frame: FieldFrame
  rows: number
  maxLength: number
  value: string
  onChange: (value: string) => void
}

/** Text of several lines under its label. */
export function TextArea(props: TextAreaProps) {
  return (
    <Field {...props.frame}>
      <TextAreaControl {...props} />
    </Field>
  )
}

/** The control alone. */
export function TextAreaControl({ frame, rows, maxLength, value, onChange }: TextAreaProps) {
  return (
    <textarea
      {...controlProps(frame)}
      rows={rows}
      maxLength={maxLength}
      className={classNames(fieldStyles.control, styles.area)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
