import { type EmployeeFieldOf, employeeField } from '@ot/domain'
import type { TextSpec } from '../../../ui/form/text-spec.ts'
import { TextSpecControl } from '../../../ui/form/text-spec-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'

type TextField = EmployeeFieldOf<'line' | 'long' | 'extension' | 'snils' | 'phone' | 'email'>

interface TextRowProps {
  form: EmployeeForm
  field: TextField
  today: string
}

/** A fact that is one text, whatever its mask. */
export function TextRow({ form, field, today }: TextRowProps) {
  const frame = employeeFrame(form, field)
  return (
    <FormRow {...frame}>
      <TextSpecControl
        spec={textSpec(field)}
        frame={frame}
        today={today}
        value={form.values[field]}
        onChange={(value) => form.set(field, value)}
      />
    </FormRow>
  )
}

const LINE_MAX = 254

function textSpec(field: TextField): TextSpec {
  const { label, kind, max = LINE_MAX } = employeeField(field)
  if (kind === 'snils' || kind === 'phone') return { label, kind }
  if (kind === 'long') return { label, kind: 'line', max }
  if (kind === 'email') return { label, kind: 'short', max, type: 'email' }
  return { label, kind: 'short', max, ...(kind === 'extension' && { inputMode: 'tel', isNarrow: true }) }
}
