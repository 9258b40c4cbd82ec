import { type EventFormField, isEventFieldOf } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { EventValues, HazardValues } from './event-values.ts'

const INCOMPLETE_DATE = 'Дата в виде дд.мм.гггг'

/** The fields as the wire takes them; the contract judges what comes out. */
export function inputOf(values: EventValues, fields: readonly EventFormField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, inputOfField(field, values)]))
}

function inputOfField(field: EventFormField, values: EventValues): unknown {
  if (field === 'hazards') return values.hazards.map(hazardInput)
  if (isEventFieldOf(field, 'day')) return values[field] === '' ? null : values[field]
  if (isEventFieldOf(field, 'whole')) return typedNumber(values[field])
  // Without a name of its own the obligation is called after what it is.
  return field === 'name' && values.name.trim() === '' ? undefined : values[field]
}

/** What is no number goes as it was typed, so that the contract's own message stands at the field. */
function typedNumber(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : trimmed
}

function hazardInput({ measures, ...line }: HazardValues) {
  return {
    ...line,
    measures: measures
      .split('\n')
      .map((measure) => measure.trim())
      .filter((measure) => measure !== ''),
  }
}

/** What is not a day yet is told here: the contract would name the form of the wire. */
export function dateIssues(values: EventValues, fields: readonly EventFormField[]) {
  return fields
    .filter((field) => isEventFieldOf(field, 'day') && values[field] !== '' && !isCalendarDate(values[field]))
    .map((field) => ({ path: [field], message: INCOMPLETE_DATE }))
}

export function isBlank(value: EventValues[EventFormField]): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
