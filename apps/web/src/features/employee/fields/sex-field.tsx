import { SEX_LABELS, SEXES, type Sex } from '@ot/domain'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { FormRow } from '../../../ui/form-row.tsx'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'
import styles from './fields.module.css'

const CHOICES: readonly Choice<Sex | null>[] = SEXES.map((value) => ({ value, label: SEX_LABELS[value] }))

export function SexField({ form }: { form: EmployeeForm }) {
  const frame = employeeFrame(form, 'sex')
  return (
    <FormRow {...frame}>
      <div className={styles.short}>
        <ChoiceControl
          frame={frame}
          choices={CHOICES}
          value={form.values.sex}
          placeholder="Выберите"
          onChange={(sex) => form.set('sex', sex)}
        />
      </div>
    </FormRow>
  )
}
