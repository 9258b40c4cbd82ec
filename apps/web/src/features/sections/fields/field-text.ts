import {
  BRIEFING_KIND_LABELS,
  MEDICAL_CONCLUSION_LABELS,
  programmeName,
  TRAINING_RESULT_LABELS,
} from '@ot/domain'
import { counted, isCalendarDate, shortDate } from '@ot/text'
import type { EventField, EventValues } from './event-values.ts'

/** A field of the form in words; empty when there is nothing in it. */
export function fieldText(field: EventField, values: EventValues): string {
  if (field === 'kind') return values.kind === null ? '' : BRIEFING_KIND_LABELS[values.kind]
  if (field === 'programme') return values.programme === null ? '' : programmeName(values.programme)
  if (field === 'result') return values.result === null ? '' : TRAINING_RESULT_LABELS[values.result]
  if (field === 'conclusion')
    return values.conclusion === null ? '' : MEDICAL_CONCLUSION_LABELS[values.conclusion]
  if (field === 'hazards')
    return values.hazards.length === 0 ? '' : counted(values.hazards.length, ['строка', 'строки', 'строк'])
  const text = values[field] ?? ''
  return isCalendarDate(text) ? shortDate(text) : text
}
