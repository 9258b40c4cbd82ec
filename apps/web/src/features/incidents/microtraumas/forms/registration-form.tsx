import { MICROTRAUMA_LIMITS } from '@ot/contract/microtrauma'
import type { ContractForm } from '../../../../lib/form/use-contract-form.ts'
import { DateControl } from '../../../../ui/date-control.tsx'
import { Field, type FieldFrame } from '../../../../ui/field.tsx'
import type { FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../../ui/form/form-frame.tsx'
import { MomentControl } from '../../../../ui/form/moment-control.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { LongTextControl } from '../../../../ui/text-control.tsx'
import { PersonControl } from '../../fields/person-control.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import styles from './forms.module.css'
import { REGISTRATION_LABELS, type RegistrationValues } from './registration-values.ts'

const ROWS = 3

const HINTS: Partial<Record<keyof RegistrationValues, string>> = {
  injury: 'Со слов пострадавшего, без диагноза: ссадина левой кисти',
  experience: 'Например: 3 года 4 месяца',
  reportedOn: 'С этого дня — три календарных дня на рассмотрение',
  reportedTo: 'Должность и фамилия руководителя',
}

const REQUIRED: readonly (keyof RegistrationValues)[] = [
  ...(['employeeId', 'occurred', 'place', 'injury', 'circumstances', 'reportedOn'] as const),
]

interface RegistrationFormProps {
  form: ContractForm<RegistrationValues>
  prefix: string
  frame: FormInDialog
  submitLabel: string
}

/** What is known on the day of the message. */
export function RegistrationForm({ form, prefix, frame: inDialog, submitLabel }: RegistrationFormProps) {
  const { today } = useIncidentsScope()
  const { values, set, problemOf } = form
  const frame = (name: keyof RegistrationValues, error = problemOf(name)) => ({
    id: `${prefix}-${name}`,
    label: REGISTRATION_LABELS[name],
    isRequired: REQUIRED.includes(name),
    hint: HINTS[name],
    error,
  })
  const victim = frame('employeeId')
  const occurred = frame(
    'occurred',
    problemOf('occurred') ?? problemOf('occurredOn') ?? problemOf('occurredTime'),
  )
  const reported = frame('reportedOn')
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...inDialog}>
      <div className={styles.fields}>
        <Field {...victim}>
          <PersonControl
            frame={victim}
            value={values.employeeId}
            onChange={(employeeId) => set('employeeId', employeeId)}
          />
        </Field>
        <Field {...occurred}>
          <MomentControl
            frame={occurred}
            value={values.occurred}
            today={today}
            onChange={(moment) => set('occurred', moment)}
          />
        </Field>
        <Line form={form} frame={frame('place')} name="place" />
        <Line form={form} frame={frame('injury')} name="injury" />
        <TextArea
          frame={frame('circumstances')}
          rows={ROWS}
          maxLength={MICROTRAUMA_LIMITS.circumstances}
          value={values.circumstances}
          onChange={(text) => set('circumstances', text)}
        />
        <Line form={form} frame={frame('firstAid')} name="firstAid" />
        <Line form={form} frame={frame('experience')} name="experience" />
        <Field {...reported}>
          <DateControl
            frame={reported}
            value={values.reportedOn}
            max={today}
            onChange={(day) => set('reportedOn', day)}
          />
        </Field>
        <Line form={form} frame={frame('reportedBy')} name="reportedBy" />
        <Line form={form} frame={frame('reportedTo')} name="reportedTo" />
      </div>
    </FormFrame>
  )
}

type LineName = 'place' | 'injury' | 'firstAid' | 'experience' | 'reportedBy' | 'reportedTo'

interface LineProps {
  form: ContractForm<RegistrationValues>
  frame: FieldFrame
  name: LineName
}

function Line({ form, frame, name }: LineProps) {
  return (
    <Field {...frame}>
      <LongTextControl
        frame={frame}
        maxLength={MICROTRAUMA_LIMITS[name]}
        value={form.values[name]}
        onChange={(text) => form.set(name, text)}
      />
    </Field>
  )
}
