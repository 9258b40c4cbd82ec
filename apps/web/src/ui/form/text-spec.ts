import { isCalendarDate, shortDate } from '@ot/text'
import { momentIn, type TypedMoment } from '../../lib/company-moment.ts'
import { instantOf } from '../../lib/form/typed-moment.ts'
import type { Choice } from '../choices.ts'

/** One thing that is asked and kept as a text while it is typed, and how it is asked. */
export type TextSpec = {
  label: string
  hint?: string
  isRequired?: boolean
  /** It is seen and cannot be filled in. */
  isDisabled?: boolean
} & TextKind

export type TextKind =
  | LineKind
  | { kind: 'long'; max: number; rows?: number }
  | { kind: 'whole'; max?: number; unit?: string }
  /** `isAhead`: may lie after today. */
  | { kind: 'day'; isAhead?: boolean }
  | { kind: 'phone'; autoComplete?: 'tel' | 'off' }
  | { kind: 'snils' | 'moment' | 'yesNo' }
  | {
      kind: 'choice'
      choices: readonly Choice<string>[]
      isNumber?: boolean
      /** Instead of the choices: why they are not there yet. */
      message?: string | undefined
    }
  | { kind: 'suggest'; max: number; suggestions: readonly (string | Choice<string>)[]; ownText?: string }
  /** The number of a record: the form brings a control of its own. */
  | { kind: 'record' }

/** `line` wraps when it is long, `short` never is. */
export type LineKind =
  | { kind: 'line'; max: number; autoComplete?: string }
  | {
      kind: 'short'
      max: number
      /** What is typed or pasted, as it is written here and no longer than it may be. */
      masked?: (typed: string) => string
      type?: 'email'
      inputMode?: 'numeric' | 'decimal' | 'tel'
      autoComplete?: string
      width?: 'narrow' | 'short'
    }

/** The same in a list of what is asked. */
export type NamedSpec<Name extends string = string> = TextSpec & { name: Name }

/** As the wire has it. */
export type WireValue = string | number | boolean | null

const YES_NO = [
  { value: 'yes', label: 'да' },
  { value: 'no', label: 'нет' },
] as const
export const YES_NO_CHOICES: readonly Choice<string>[] = YES_NO

export function typedText(spec: TextSpec, value: WireValue, timeZone: string): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (spec.kind === 'moment') return momentTyped(momentIn(String(value), timeZone))
  return String(value)
}

export function wireValue(spec: TextSpec, typed: string, timeZone: string): WireValue {
  const text = typed.trim()
  if (text === '') return null
  switch (spec.kind) {
    case 'yesNo':
      return text === 'yes'
    case 'whole':
    case 'record':
      return Number(text)
    case 'choice':
      return spec.isNumber === true ? Number(text) : text
    case 'moment':
      return instantOf(typedMoment(text), timeZone) ?? text
    case 'line':
    case 'short':
    case 'long':
    case 'day':
    case 'phone':
    case 'snils':
    case 'suggest':
      return text
  }
}

/** What is typed, as it is read. */
export function shownText(spec: TextSpec, typed: string): string {
  if (typed === '') return ''
  switch (spec.kind) {
    case 'yesNo':
      return YES_NO.find(({ value }) => value === typed)?.label ?? typed
    case 'day':
      return isCalendarDate(typed) ? shortDate(typed) : typed
    case 'moment': {
      const { date, time } = typedMoment(typed)
      return isCalendarDate(date) ? `${shortDate(date)}, ${time}` : typed
    }
    case 'choice':
      return spec.choices.find(({ value }) => value === typed)?.label ?? typed
    case 'whole':
      return spec.unit === undefined ? typed : `${typed}\u00a0${spec.unit}`
    case 'line':
    case 'short':
    case 'long':
    case 'phone':
    case 'snils':
    case 'suggest':
    case 'record':
      return typed
  }
}

/** «2026-11-20 14:30», as far as it has been typed. */
export function typedMoment(text: string): TypedMoment {
  const [date = '', time = ''] = text.split(' ')
  return { date, time }
}

export function momentTyped({ date, time }: TypedMoment): string {
  return date === '' && time === '' ? '' : `${date} ${time}`
}

/** Nothing but digits, and of them the first so many. */
export function digitsMask(most: number): (typed: string) => string {
  return (typed) => typed.replace(/\D/g, '').slice(0, most)
}
