import { EMPLOYEE_FIELDS, type EmployeeFieldOf, normaliseName } from '@ot/domain'
import { useRef } from 'react'
import { FormRow } from '../../../ui/form-row.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { proposedSex } from '../proposed-sex.ts'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'

interface NameFieldProps {
  form: EmployeeForm
  field: EmployeeFieldOf<'name'>
}

/** A name, put in order on leaving the field: what is seen is what will be written. */
export function NameField({ form, field }: NameFieldProps) {
  const frame = employeeFrame(form, field)
  const value = form.values[field]
  const entered = useRef(value)

  function leave(): void {
    const name = normaliseName(value)
    if (name !== value) form.set(field, name)
    if (field !== 'fatherName' || name === entered.current) return
    const sex = proposedSex({ sex: form.values.sex, fatherName: entered.current }, name)
    if (sex !== form.values.sex) form.set('sex', sex)
  }

  return (
    <FormRow {...frame}>
      <TextControl
        frame={frame}
        autoComplete="off"
        spellCheck={false}
        maxLength={EMPLOYEE_FIELDS[field].max}
        value={value}
        onChange={(name) => form.set(field, name)}
        onFocus={() => {
          entered.current = value
        }}
        onBlur={leave}
      />
    </FormRow>
  )
}
