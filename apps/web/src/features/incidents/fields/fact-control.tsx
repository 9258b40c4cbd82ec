import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { TextAreaControl } from '../../../ui/text-area.tsx'
import { LongTextControl, TextControl } from '../../../ui/text-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { EmployeeChoice } from './employee-choice.tsx'
import { type FactSpec, momentTyped, typedMoment, YES_NO_CHOICES } from './fact-spec.ts'
import styles from './fields.module.css'
import { MomentControl } from './moment-control.tsx'

const DIGITS_MAX = 4
const ROWS = 3
const UNKNOWN = { value: '', label: 'не указано' } as const

interface FactControlProps {
  spec: FactSpec
  frame: FieldFrame
  value: string
  onChange: (value: string) => void
}

export function FactControl({ spec, frame, value, onChange }: FactControlProps) {
  const { today } = useIncidentsScope()
  switch (spec.kind) {
    case 'line':
      return (
        <LongTextControl
          frame={frame}
          maxLength={spec.max}
          value={value}
          autoComplete="off"
          onChange={onChange}
        />
      )
    case 'long':
      return (
        <TextAreaControl frame={frame} rows={ROWS} maxLength={spec.max} value={value} onChange={onChange} />
      )
    case 'whole':
      return (
        <TextControl
          frame={frame}
          className={styles.whole}
          inputMode="numeric"
          maxLength={DIGITS_MAX}
          value={value}
          autoComplete="off"
          onChange={(text) => onChange(text.replace(/\D/g, ''))}
        />
      )
    case 'day':
      return (
        <DateControl
          frame={frame}
          value={value}
          {...(spec.isAhead === true ? {} : { max: today })}
          onChange={onChange}
        />
      )
    case 'moment':
      return (
        <MomentControl
          frame={frame}
          value={typedMoment(value)}
          onChange={(moment) => onChange(momentTyped(moment))}
        />
      )
    case 'yesNo':
      return <OneOf frame={frame} choices={YES_NO_CHOICES} value={value} onChange={onChange} />
    case 'choice':
      return (
        <OneOf
          choices={spec.choices}
          message={spec.message}
          frame={frame}
          value={value}
          onChange={onChange}
        />
      )
    case 'employee':
      return <EmployeeChoice frame={frame} value={value} onChange={onChange} />
  }
}

interface OneOfProps {
  frame: FieldFrame
  choices: readonly Choice<string>[]
  /** Instead of the choices: why they are not there yet. */
  message?: string | undefined
  value: string
  onChange: (value: string) => void
}

function OneOf({ frame, choices, message, value, onChange }: OneOfProps) {
  const offered = frame.isRequired === true ? choices : [UNKNOWN, ...choices]
  return <ChoiceControl frame={frame} choices={offered} message={message} value={value} onChange={onChange} />
}
