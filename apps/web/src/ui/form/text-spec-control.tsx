import { ChoiceControl } from '../choice-control.tsx'
import type { Choice } from '../choices.ts'
import { DateControl } from '../date-control.tsx'
import { PhoneControl } from '../phone-control.tsx'
import { SnilsControl } from '../snils-control.tsx'
import { SuggestControl } from '../suggest-control.tsx'
import { TextAreaControl } from '../text-area.tsx'
import { LongTextControl, TextControl } from '../text-control.tsx'
import type { ControlProps } from './control-props.ts'
import { MomentControl } from './moment-control.tsx'
import {
  digitsMask,
  type LineKind,
  momentTyped,
  type TextSpec,
  typedMoment,
  YES_NO_CHOICES,
} from './text-spec.ts'
import styles from './text-spec-control.module.css'

const DIGITS_MAX = 4
const ROWS = 3
const UNKNOWN = { value: '', label: 'не указано' } as const

type TextSpecControlProps<Spec = TextSpec> = ControlProps<string> & { spec: Spec }

/** The control that a text is changed with, by the kind of what is asked. */
export function TextSpecControl({ spec, ...control }: TextSpecControlProps) {
  const { frame, value, today, onChange } = control
  switch (spec.kind) {
    case 'line':
    case 'short':
      return <LineControl spec={spec} isDisabled={spec.isDisabled ?? false} {...control} />
    case 'long':
      return (
        <TextAreaControl
          frame={frame}
          rows={spec.rows ?? ROWS}
          maxLength={spec.max}
          value={value}
          onChange={onChange}
        />
      )
    case 'whole':
      return <LineControl spec={wholeLine(spec.max)} isDisabled={spec.isDisabled ?? false} {...control} />
    case 'day':
      return (
        <DateControl
          {...control}
          {...(spec.isAhead === true ? {} : { max: today })}
          disabled={spec.isDisabled ?? false}
        />
      )
    case 'moment':
      return (
        <MomentControl
          frame={frame}
          today={today}
          value={typedMoment(value)}
          onChange={(moment) => onChange(momentTyped(moment))}
        />
      )
    case 'phone':
      return (
        <div className={styles.short}>
          <PhoneControl
            frame={frame}
            value={value}
            autoComplete={spec.autoComplete ?? 'off'}
            onChange={onChange}
          />
        </div>
      )
    case 'snils':
      return (
        <div className={styles.short}>
          <SnilsControl frame={frame} value={value} onChange={onChange} />
        </div>
      )
    case 'suggest':
      return <SuggestControl {...control} {...spec} maxLength={spec.max} />
    case 'yesNo':
      return <OneOf {...control} choices={YES_NO_CHOICES} />
    case 'choice':
      return <OneOf {...control} choices={spec.choices} message={spec.message} />
    case 'record':
      return null
  }
}

function wholeLine(max = DIGITS_MAX): LineKind {
  return { kind: 'short', max, masked: digitsMask(max), inputMode: 'numeric', width: 'narrow' }
}

type LineControlProps = TextSpecControlProps<LineKind> & { isDisabled: boolean }

function LineControl({ spec, isDisabled, frame, value, onChange }: LineControlProps) {
  const { max, autoComplete = 'off' } = spec
  if (spec.kind === 'line') {
    const line = { frame, value, autoComplete, onChange }
    return <LongTextControl {...line} maxLength={max} />
  }
  const { masked, type, inputMode, width } = spec
  return (
    <TextControl
      frame={frame}
      disabled={isDisabled}
      autoComplete={autoComplete}
      {...(type !== undefined && { type })}
      {...(inputMode !== undefined && { inputMode })}
      className={width === undefined ? undefined : styles[width]}
      // What is pasted with spaces and dashes is cleaned before it is cut to length.
      {...(masked === undefined
        ? { value, maxLength: max, onChange }
        : { value: masked(value), onChange: (typed: string) => onChange(masked(typed)) })}
    />
  )
}

interface OneOfProps extends ControlProps<string> {
  choices: readonly Choice<string>[]
  message?: string | undefined
}

function OneOf({ frame, choices, message, value, onChange }: OneOfProps) {
  const offered = frame.isRequired === true ? choices : [UNKNOWN, ...choices]
  return <ChoiceControl frame={frame} choices={offered} message={message} value={value} onChange={onChange} />
}
