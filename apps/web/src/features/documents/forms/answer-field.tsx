import type { TemplateAnswer } from '@ot/contract'
import type { Load } from '../../../lib/load.ts'
import { typeset } from '../../../lib/typeset.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { LongTextControl, TextControl } from '../../../ui/text-control.tsx'
import type { AnswerValue } from '../answers.ts'
import type { EmployeeChoice } from '../employee-choices.ts'
import { EmployeeControl } from './employee-control.tsx'
import { EmployeesControl } from './employees-control.tsx'

const TEXT_MAX = 5000
const NUMBER_MAX = 20

interface AnswerFieldProps {
  id: string
  input: TemplateAnswer['inputs'][number]
  value: AnswerValue
  error: string | undefined
  employees: Load<readonly EmployeeChoice[]>
  onChange: (value: AnswerValue) => void
}

/** One question of a template. */
export function AnswerField({ id, input, value, error, employees, onChange }: AnswerFieldProps) {
  const hint = input.hint === null ? undefined : typeset(input.hint)
  const frame = { id, label: input.label, hint, error }
  return (
    <FormRow {...frame}>
      <AnswerControl frame={frame} input={input} value={value} employees={employees} onChange={onChange} />
    </FormRow>
  )
}

type AnswerControlProps = Omit<AnswerFieldProps, 'id' | 'error'> & { frame: FieldFrame }

function AnswerControl({ frame, input, value, employees, onChange }: AnswerControlProps) {
  const text = typeof value === 'string' ? value : ''
  switch (input.type) {
    case 'text':
      return <LongTextControl frame={frame} value={text} maxLength={TEXT_MAX} onChange={onChange} />
    case 'number':
      return (
        <TextControl
          frame={frame}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={NUMBER_MAX}
          onChange={onChange}
        />
      )
    case 'date':
      return <DateControl frame={frame} value={text} onChange={onChange} />
    case 'employee':
      return (
        <EmployeeControl
          frame={frame}
          employees={employees}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'employees':
      return (
        <EmployeesControl
          frame={frame}
          employees={employees}
          values={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      )
  }
}
