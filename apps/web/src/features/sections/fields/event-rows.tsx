import { EVENT_FIELDS, type EventChoiceField, type EventFieldOf, type EventFormField } from '@ot/domain'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import type { TextSpec } from '../../../ui/form/text-spec.ts'
import { TextSpecControl } from '../../../ui/form/text-spec-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { useRecordsScope } from '../records-scope.ts'
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

type TextField = EventFormField & EventFieldOf<'line' | 'long' | 'whole' | 'day'>

export function TextRow({ of, field }: { of: EventForm; field: TextField }) {
  const { today } = useRecordsScope()
  const frame = eventFrame(of, field)
  return (
    <FormRow {...frame}>
      <TextSpecControl
        spec={textSpec(field)}
        frame={frame}
        today={today}
        value={of.form.values[field]}
        onChange={(value) => of.form.set(field, value)}
      />
    </FormRow>
  )
}

const DIGITS_MAX = 9

function textSpec(field: TextField): TextSpec {
  const description = EVENT_FIELDS[field]
  const { label } = description
  switch (description.kind) {
    case 'day':
      return { label, kind: 'day', isAhead: 'isAhead' in description }
    case 'whole':
      return { label, kind: 'short', max: DIGITS_MAX, inputMode: 'numeric', isNarrow: true }
    case 'line':
      return { label, kind: 'short', max: description.max }
    case 'long':
      return { label, kind: 'line', max: description.max }
  }
}
