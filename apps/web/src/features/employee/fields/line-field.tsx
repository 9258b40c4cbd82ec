import type { ComponentProps } from 'react'
import { sizes } from '../../../lib/sizes.ts'
import { FormRow } from '../../../ui/form-row.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'
import styles from './fields.module.css'

type Line = Pick<ComponentProps<'input'>, 'maxLength' | 'type' | 'inputMode' | 'className'>

const LINES = {
  internalPhone: { maxLength: sizes.internalPhoneMaxLength, inputMode: 'tel', className: styles.short },
  email: { maxLength: 254, type: 'email' },
  workEmail: { maxLength: 254, type: 'email' },
} satisfies Record<string, Line>

interface LineFieldProps {
  form: EmployeeForm
  field: keyof typeof LINES
}

/** A field of one short line without a mask. */
export function LineField({ form, field }: LineFieldProps) {
  const frame = employeeFrame(form, field)
  return (
    <FormRow {...frame}>
      <TextControl
        {...LINES[field]}
        frame={frame}
        autoComplete="off"
        value={form.values[field]}
        onChange={(value) => form.set(field, value)}
      />
    </FormRow>
  )
}
