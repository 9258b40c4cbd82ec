import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { LongTextControl, TextControl } from '../../../ui/text-control.tsx'
import { useRecordsScope } from '../records-scope.ts'
import styles from './event-rows.module.css'
import type { EventValues } from './event-values.ts'
import { type EventForm, eventFrame } from './field-props.ts'

type FieldOf<T> = { [K in keyof EventValues]: EventValues[K] extends T ? K : never }[keyof EventValues]
type ChoiceField = Exclude<FieldOf<string | null>, FieldOf<string>>

interface ChoiceRowProps<K extends ChoiceField> {
  of: EventForm
  field: K
  choices: readonly Choice<EventValues[K]>[]
}

export function ChoiceRow<K extends ChoiceField>({ of, field, choices }: ChoiceRowProps<K>) {
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

type DateField = 'date' | 'firstDeadline' | 'reportOn' | 'registeredOn'

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

type TextField = Exclude<FieldOf<string>, DateField | 'periodicity' | 'workplaceNumber'>

interface Line {
  max: number
  isLong?: boolean
  isNumber?: boolean
}

const NUMBER: Line = { max: 9, isNumber: true }
const TITLE: Line = { max: 300 }

const LINES = {
  name: { max: 500, isLong: true },
  periodReason: { max: 500, isLong: true },
  instructor: TITLE,
  localActs: { max: 1000, isLong: true },
  reason: { max: 1000, isLong: true },
  shifts: NUMBER,
  hours: NUMBER,
  protocolNumber: { max: 50 },
  provider: TITLE,
  providerInn: { max: 12 },
  registryNumber: { max: 50 },
  organisation: TITLE,
  ppe: { max: 500, isLong: true },
  quantity: NUMBER,
  unit: { max: 30 },
  norm: TITLE,
  handedOver: NUMBER,
  size: { max: 50 },
  model: TITLE,
  certificate: TITLE,
} satisfies Record<TextField, Line>

export function TextRow({ of, field }: { of: EventForm; field: TextField }) {
  const { max, isLong = false, isNumber = false }: Line = LINES[field]
  const frame = eventFrame(of, field)
  const control = {
    frame,
    value: of.form.values[field],
    maxLength: max,
    autoComplete: 'off',
    onChange: (value: string) => of.form.set(field, value),
  }
  return (
    <FormRow {...frame}>
      {isLong ? (
        <LongTextControl {...control} />
      ) : (
        <TextControl {...control} {...(isNumber ? { inputMode: 'numeric', className: styles.number } : {})} />
      )}
    </FormRow>
  )
}
