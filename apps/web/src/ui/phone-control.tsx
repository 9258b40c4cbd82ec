import styles from './field.module.css'
import { controlProps, type FieldFrame } from './field.tsx'
import { MaskedInput } from './masked-input.tsx'

interface PhoneControlProps {
  frame: FieldFrame
  value: string
  /** `off` for the number of somebody else than who types. */
  autoComplete?: 'tel' | 'off'
  onChange: (value: string) => void
}

/** A Russian number typed into +7 (___) ___-__-__. */
export function PhoneControl({ frame, value, autoComplete = 'tel', onChange }: PhoneControlProps) {
  return (
    <MaskedInput
      {...controlProps(frame)}
      mask="+7 (000) 000-00-00"
      prepare={(typed, isFirst) => (isFirst || typed.length > 1 ? withoutTrunkPrefix(typed) : typed)}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder="+7 (___) ___-__-__"
      className={styles.control}
      value={value}
      onAccept={onChange}
    />
  )
}

/** The mask brings +7 itself: a leading 8 is that 7, and of eleven pasted digits the national ten are left. */
export function withoutTrunkPrefix(typed: string): string {
  if (typed === '8') return '7'
  const digits = typed.replace(/\D/g, '')
  return digits.length === 11 ? digits.replace(/^[78]/, '') : typed
}
