import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { controlProps, type FieldFrame } from './field.tsx'
import { MaskedInput } from './masked-input.tsx'
import styles from './time-control.module.css'

interface TimeControlProps {
  frame: FieldFrame
  /** `HH:MM`, or what has been typed of it so far. */
  value: string
  onChange: (value: string) => void
}

/** A time of day typed as чч:мм, of 24 hours whatever the browser's language. */
export function TimeControl({ frame, value, onChange }: TimeControlProps) {
  return (
    <MaskedInput
      {...controlProps(frame)}
      aria-label={frame.label}
      mask="00:00"
      padsNumbers
      inputMode="numeric"
      autoComplete="off"
      placeholder="чч:мм"
      className={classNames(fieldStyles.control, styles.input)}
      value={value}
      onAccept={onChange}
    />
  )
}
