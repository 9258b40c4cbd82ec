import { eventFactText, isEventFieldOf } from '@ot/domain'
import { counted, isCalendarDate } from '@ot/text'
import type { EventField, EventValues } from './event-values.ts'

/** A field of the form in words; empty when there is nothing in it. */
export function fieldText(field: EventField, values: EventValues): string {
  if (field === 'hazards')
    return values.hazards.length === 0 ? '' : counted(values.hazards.length, ['строка', 'строки', 'строк'])
  const value = values[field]
  // What is not a day yet is shown as it is typed.
  if (isEventFieldOf(field, 'day') && !isCalendarDate(values[field])) return values[field]
  return eventFactText(field, value) ?? ''
}
