import type { ReactNode } from 'react'
import { FormRow } from '../../../ui/form-row.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import type { CardForm } from '../use-card-form.ts'
import { cardFrame } from './field-frame.ts'

const MAX_LENGTHS = {
  name: 500,
  shortName: 300,
  legalAddress: 500,
  actualAddress: 500,
  mailingAddress: 500,
  directorPosition: 300,
} as const

interface LongFieldProps {
  form: CardForm
  field: keyof typeof MAX_LENGTHS
  /** Under the control, while there is something to offer. */
  children?: ReactNode
}

/** A field whose text may take several lines. */
export function LongField({ form, field, children }: LongFieldProps) {
  const frame = cardFrame(form, field)
  return (
    <FormRow {...frame}>
      <LongTextControl
        frame={frame}
        value={form.values[field]}
        maxLength={MAX_LENGTHS[field]}
        onChange={(value) => form.set(field, value)}
      />
      {children}
    </FormRow>
  )
}
