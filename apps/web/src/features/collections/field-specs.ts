import type { RecordField } from '@ot/domain'
import type { Choice } from '../../ui/choices.ts'
import { digitsMask, type TextKind, type TextSpec } from '../../ui/form/text-spec.ts'

/** Of records that a field may name. */
export interface RecordChoices {
  employees: readonly Choice<string>[]
  places: readonly Choice<string>[]
  /** Without their positions. */
  people: readonly Choice<string>[]
  /** Of those who work now, in the words of the reference. */
  positions: readonly string[]
}

export const NO_CHOICES: RecordChoices = { employees: [], places: [], people: [], positions: [] }

/** Null: nothing is named; of what is no choice any more, nothing is told. */
export function nameAmong(choices: readonly Choice<string>[], id: number | null): string | null {
  return id === null ? null : (choices.find(({ value }) => value === String(id))?.label ?? null)
}

const TEXT_MAX = 500

/** How a field of a record is asked for. */
export function fieldSpec(field: RecordField, choices: RecordChoices): TextSpec {
  const { label, hint, isRequired = false } = field
  return { label, isRequired, ...(hint !== undefined && { hint }), ...kindOf(field, choices) }
}

function kindOf(
  { kind, max = TEXT_MAX, options = [], unit = '', isAhead }: RecordField,
  choices: RecordChoices,
): TextKind {
  switch (kind) {
    case 'line':
      return { kind: 'line', max }
    case 'long':
      return { kind: 'long', max }
    case 'digits':
      // Room for one digit more: a slip is seen and named, not cut off in silence.
      return {
        kind: 'short',
        max: max + 1,
        masked: digitsMask(max + 1),
        inputMode: 'numeric',
        width: 'short',
      }
    case 'day':
      return isAhead === undefined ? { kind: 'day' } : { kind: 'day', isAhead }
    case 'whole':
      return { kind: 'whole', max, unit }
    case 'phone':
      return { kind: 'phone' }
    case 'email':
      return { kind: 'short', max, type: 'email' }
    case 'choice':
      return { kind: 'choice', choices: options }
    case 'employee':
      return { kind: 'choice', choices: choices.employees, isNumber: true }
    case 'place':
      return { kind: 'choice', choices: choices.places, isNumber: true }
  }
}
