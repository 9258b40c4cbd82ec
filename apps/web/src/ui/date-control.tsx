import { isCalendarDate, readDate, shortDate } from '@ot/text'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { useRef } from 'react'
import styles from './date-control.module.css'
import fieldStyles from './field.module.css'
import { controlProps, type FieldFrame } from './field.tsx'
import { MaskedInput } from './masked-input.tsx'

interface DateControlProps {
  frame: FieldFrame
  /** A day, `YYYY-MM-DD`, or what has been typed of one so far. */
  value: string
  max?: string
  disabled?: boolean
  onChange: (value: string) => void
  onLeave?: () => void
}

/** A date typed as дд.мм.гггг whatever the browser's language, with the browser's own calendar beside it. */
export function DateControl({ frame, value, max, disabled = false, onChange, onLeave }: DateControlProps) {
  const picker = useRef<HTMLInputElement>(null)

  function accept(text: string): void {
    const next = readDate(text) ?? text
    if (next !== value) onChange(next)
  }

  return (
    <div className={styles.frame}>
      <MaskedInput
        {...controlProps(frame)}
        mask="00.00.0000"
        padsNumbers
        prepare={asTyped}
        inputMode="numeric"
        autoComplete="off"
        placeholder="дд.мм.гггг"
        disabled={disabled}
        className={`${fieldStyles.control} ${styles.input}`}
        value={isCalendarDate(value) ? shortDate(value) : value}
        onAccept={accept}
        onBlur={onLeave}
      />
      <button
        type="button"
        className={styles.open}
        aria-label={`Календарь: ${frame.label}`}
        disabled={disabled}
        onClick={() => picker.current?.showPicker()}
      >
        <IconCalendar size={20} stroke={1.6} aria-hidden="true" />
      </button>
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        value={isCalendarDate(value) ? value : ''}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** A day pasted as a computer writes it, `YYYY-MM-DD`, stands as people do. */
function asTyped(typed: string): string {
  const text = typed.trim()
  return isCalendarDate(text) ? shortDate(text) : typed
}
