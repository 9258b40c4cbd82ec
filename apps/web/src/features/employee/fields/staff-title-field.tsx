import { FormRow } from '../../../ui/form-row.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'

const TITLE_MAX = 300

/** The position as the company itself calls it. */
export function StaffTitleField({ form }: { form: EmployeeForm }) {
  const frame = employeeFrame(form, 'positionStaff')
  return (
    <FormRow {...frame}>
      <LongTextControl
        frame={frame}
        value={form.values.positionStaff}
        maxLength={TITLE_MAX}
        autoComplete="off"
        onChange={(value) => form.set('positionStaff', value)}
      />
    </FormRow>
  )
}
