import { shownDate } from '../../../lib/calendar-date.ts'
import { instantOf, momentIn, type TypedMoment } from '../../../lib/company-moment.ts'
import type { Choice } from '../../../ui/choices.ts'

/** One thing that is asked, and how. */
export type FactSpec<Name extends string = string> = {
  name: Name
  label: string
  hint?: string
  isRequired?: boolean
} & (
  | { kind: 'line' | 'long'; max: number }
  | { kind: 'whole'; unit?: string }
  | { kind: 'day'; isAhead?: boolean }
  | { kind: 'moment' | 'yesNo' | 'employee' }
  | { kind: 'choice'; choices: readonly Choice<string>[]; isNumber?: boolean; message?: string | undefined }
)

/** As the wire has it. */
export type FactValue = string | number | boolean | null

/** As a form keeps it: a text, empty when there is none. */
export type FactTexts<Name extends string> = Record<Name, string>

const YES_NO = [
  { value: 'yes', label: 'да' },
  { value: 'no', label: 'нет' },
] as const
export const YES_NO_CHOICES: readonly Choice<string>[] = YES_NO

export function typedFact(spec: FactSpec, value: FactValue, timeZone: string): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (spec.kind === 'moment') return momentTyped(momentIn(String(value), timeZone))
  return String(value)
}

export function wireFact(spec: FactSpec, typed: string, timeZone: string): FactValue {
  const text = typed.trim()
  if (text === '') return null
  switch (spec.kind) {
    case 'yesNo':
      return text === 'yes'
    case 'whole':
    case 'employee':
      return Number(text)
    case 'choice':
      return spec.isNumber === true ? Number(text) : text
    case 'moment':
      return instantOf(typedMoment(text), timeZone) ?? text
    case 'line':
    case 'long':
    case 'day':
      return text
  }
}

/** As it is read. */
export function shownFact(spec: FactSpec, value: FactValue, timeZone: string): string {
  if (value === null || value === '') return ''
  switch (spec.kind) {
    case 'yesNo':
      return value === true ? 'да' : 'нет'
    case 'day':
      return shownDate(String(value))
    case 'moment': {
      const { date, time } = momentIn(String(value), timeZone)
      return `${shownDate(date)}, ${time}`
    }
    case 'choice':
      return spec.choices.find((choice) => choice.value === String(value))?.label ?? String(value)
    case 'whole':
      return spec.unit === undefined ? String(value) : `${value}\u00a0${spec.unit}`
    case 'line':
    case 'long':
    case 'employee':
      return String(value)
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
