import { EMPLOYEE_FIELDS, type EmployeeFieldKind, type EmployeeFieldOf } from '@ot/domain'
import type { ComponentProps } from 'react'
import { FormRow } from '../../../ui/form-row.tsx'
import { LongTextControl, TextControl } from '../../../ui/text-control.tsx'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'
import styles from './fields.module.css'

type Line = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'className'>

const LINES: Partial<Record<EmployeeFieldKind, Line>> = {
  extension: { inputMode: 'tel', className: styles.short },
  email: { type: 'email' },
}

interface LineFieldProps {
  form: EmployeeForm
  field: EmployeeFieldOf<'line' | 'long' | 'extension' | 'email'>
}

/** A text without a mask: of one line, or of as many as it needs. */
export function LineField({ form, field }: LineFieldProps) {
  const { kind, max } = EMPLOYEE_FIELDS[field]
  const frame = employeeFrame(form, field)
  const control = {
    frame,
    maxLength: max,
    autoComplete: 'off',
    value: form.values[field],
    onChange: (value: string) => form.set(field, value),
  }
  return (
    <FormRow {...frame}>
      {kind === 'long' ? <LongTextControl {...control} /> : <TextControl {...LINES[kind]} {...control} />}
    </FormRow>
  )
}
