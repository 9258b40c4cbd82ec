import { MICROTRAUMA_LIMITS } from '@ot/contract/microtrauma'
import { fieldNames } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { ContractForm } from '../../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../../ui/form/form-frame.tsx'
import { MomentControl } from '../../../../ui/form/moment-control.tsx'
import { PersonControl } from '../../fields/person-control.tsx'
import { useNames } from '../../fields/use-names.ts'
import { useIncidentsScope } from '../../incidents-scope.ts'
import styles from './forms.module.css'
import { REGISTRATION_LABELS, type RegistrationValues } from './registration-values.ts'

type LineName = 'place' | 'injury' | 'firstAid' | 'experience' | 'reportedBy' | 'reportedTo'

/** What is known on the day of the message. */
export function useRegistrationTable(): FieldTable<RegistrationValues> {
  const nameOf = useNames()
  return {
    employeeId: {
      label: REGISTRATION_LABELS.employeeId,
      isRequired: true,
      control: ({ frame, value, onChange }) => (
        <PersonControl frame={frame} value={value} onChange={onChange} />
      ),
      text: nameOf,
    },
    occurred: {
      label: REGISTRATION_LABELS.occurred,
      isRequired: true,
      control: (props) => <MomentControl {...props} />,
      text: ({ date, time }) => `${shortDate(date)} ${time}`.trim(),
    },
    place: line('place', { isRequired: true }),
    injury: line('injury', {
      isRequired: true,
      hint: 'Со слов пострадавшего, без диагноза: ссадина левой кисти',
    }),
    circumstances: textField({
      label: REGISTRATION_LABELS.circumstances,
      kind: 'long',
      max: MICROTRAUMA_LIMITS.circumstances,
      isRequired: true,
    }),
    firstAid: line('firstAid'),
    experience: line('experience', { hint: 'Например: 3 года 4 месяца' }),
    reportedOn: textField({
      label: REGISTRATION_LABELS.reportedOn,
      kind: 'day',
      isRequired: true,
      hint: 'С этого дня — три календарных дня на рассмотрение',
    }),
    reportedBy: line('reportedBy'),
    reportedTo: line('reportedTo', { hint: 'Должность и фамилия руководителя' }),
  }
}

function line(name: LineName, more: { isRequired?: boolean; hint?: string } = {}) {
  return textField({
    label: REGISTRATION_LABELS[name],
    kind: 'line',
    max: MICROTRAUMA_LIMITS[name],
    ...more,
  })
}

interface RegistrationFormProps {
  form: ContractForm<RegistrationValues>
  prefix: string
  frame: FormInDialog
  submitLabel: string
}

export function MicrotraumaForm({ form, prefix, frame, submitLabel }: RegistrationFormProps) {
  const { today } = useIncidentsScope()
  const table = useRegistrationTable()
  const { problemOf } = form
  const problems = {
    ...form,
    // The moment is two fields on the wire.
    problemOf: (field: string) =>
      problemOf(field) ??
      (field === 'occurred' ? (problemOf('occurredOn') ?? problemOf('occurredTime')) : undefined),
  }
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...frame}>
      <div className={styles.fields}>
        <FieldRows
          form={problems}
          table={table}
          names={fieldNames(table)}
          prefix={prefix}
          today={today}
          layout="stacked"
        />
      </div>
    </FormFrame>
  )
}
