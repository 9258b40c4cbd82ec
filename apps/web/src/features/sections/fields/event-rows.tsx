import { EVENT_FIELDS, type EventChoiceField, type EventFieldOf, type EventFormField } from '@ot/domain'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { LongTextControl, TextControl } from '../../../ui/text-control.tsx'
import { useRecordsScope } from '../records-scope.ts'
import styles from './event-rows.module.css'
import type { EventValues } from './event-values.ts'
import { type EventForm, eventFrame } from './field-props.ts'

interface ChoiceRowProps<K extends EventChoiceField> {
  of: EventForm
  field: K
  choices: readonly Choice<EventValues[K]>[]
}

export function ChoiceRow<K extends EventChoiceField>({ of, field, choices }: ChoiceRowProps<K>) {
  const frame = eventFrame(of, field)
  return (
    <FormRow {...frame}>
      <ChoiceControl
        frame={frame}
        choices={choices}
        value={of.form.values[field]}
        onChange={(value) => of.choose(field, value)}
      />
    </FormRow>
  )
}

const FUTURE = ['firstDeadline']

type DateField = EventFormField & EventFieldOf<'day'>

export function DateRow({ of, field }: { of: EventForm; field: DateField }) {
  const { today } = useRecordsScope()
  const frame = eventFrame(of, field)
  return (
    <FormRow {...frame}>
      <DateControl
        frame={frame}
        value={of.form.values[field]}
        {...(FUTURE.includes(field) ? {} : { max: today })}
        onChange={(value) => of.form.set(field, value)}
      />
    </FormRow>
  )
}

const DIGITS_MAX = 9

export function TextRow({
  of,
  field,
}: {
  of: EventForm
  field: EventFormField & EventFieldOf<'line' | 'long' | 'whole'>
}) {
  const { kind, max } = EVENT_FIELDS[field]
  const frame = eventFrame(of, field)
  const control = {
    frame,
    value: of.form.values[field],
    maxLength: kind === 'whole' ? DIGITS_MAX : max,
    autoComplete: 'off',
    onChange: (value: string) => of.form.set(field, value),
  }
  return (
    <FormRow {...frame}>
      {kind === 'long' ? (
        <LongTextControl {...control} />
      ) : (
        <TextControl
          {...control}
          {...(kind === 'whole' ? { inputMode: 'numeric', className: styles.number } : {})}
        />
      )}
    </FormRow>
  )
}
