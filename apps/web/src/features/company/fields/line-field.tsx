import { sizes } from '../../../lib/sizes.ts'
import { FormRow } from '../../../ui/form-row.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import type { CardForm } from '../use-card-form.ts'
import { cardFrame } from './field-frame.ts'
import styles from './fields.module.css'

interface Line {
  maxLength: number
  /** What may be typed at all; anything else is dropped. */
  dropped?: RegExp
  type?: 'email'
  inputMode?: 'numeric' | 'decimal'
  autoComplete?: string
}

const NOT_DIGIT = /\D/g
const digits = (maxLength: number): Line => ({ maxLength, dropped: NOT_DIGIT, inputMode: 'numeric' })

const LINES = {
  kpp: { maxLength: 9, dropped: /[^\dA-Za-z]/g },
  ogrn: digits(sizes.ogrnMaxLength),
  okpo: digits(10),
  okato: digits(11),
  oktmo: digits(11),
  okved: { maxLength: 8, dropped: /[^\d.]/g, inputMode: 'decimal' },
  okogu: digits(7),
  email: { maxLength: 254, type: 'email', autoComplete: 'email' },
  directorName: { maxLength: 300 },
  city: { maxLength: 300, autoComplete: 'address-level2' },
  headcount: digits(7),
  sfrNumber: digits(12),
} satisfies Record<string, Line>

interface LineFieldProps {
  form: CardForm
  field: keyof typeof LINES
}

/** A field of one short line. */
export function LineField({ form, field }: LineFieldProps) {
  const frame = cardFrame(form, field)
  const { dropped, maxLength, ...input }: Line = LINES[field]
  return (
    <FormRow {...frame}>
      <TextControl
        {...input}
        className={dropped === undefined ? undefined : styles.short}
        frame={frame}
        value={form.values[field]}
        onChange={(typed) => form.set(field, typedLine(typed, { dropped, maxLength }))}
      />
    </FormRow>
  )
}

/** What is pasted with spaces and dashes is cleaned before it is cut to length. */
function typedLine(
  typed: string,
  { dropped, maxLength }: { dropped: RegExp | undefined; maxLength: number },
) {
  const kept = dropped === undefined ? typed : typed.replace(dropped, '').toUpperCase()
  return kept.slice(0, maxLength)
}
