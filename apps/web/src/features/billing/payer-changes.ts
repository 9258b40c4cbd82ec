import { PAYER_FIELDS, PAYER_TYPE_LABELS } from '@ot/domain'
import { isCalendarDate, shortDate } from '@ot/text'
import { changedFields, pickFields } from '../../lib/form/changed-fields.ts'
import { type ConflictLine, conflictLines } from '../../lib/form/save-conflict.ts'
import type { PayerChanges } from './api/payer-calls.ts'
import { bodyOf, fieldName, PAYER_LABELS, type PayerValues } from './payer-values.ts'

/** What is not named stays as another user may have saved it since. */
export function payerChanges(from: PayerValues, values: PayerValues): PayerChanges {
  const { data: before, ...head } = bodyOf(from)
  const { data: after, ...rest } = bodyOf(values)
  const data = pickFields(after, changedFields(before, after))
  return {
    ...pickFields(rest, changedFields(head, rest)),
    ...(Object.keys(data).length > 0 && { data }),
  }
}

const FIELDS: readonly (keyof PayerValues)[] = ['type', 'name', ...PAYER_FIELDS.map(fieldName)]

export function payerConflictLines(sides: Record<'before' | 'stored' | 'mine', PayerValues>): ConflictLine[] {
  return conflictLines({ ...sides, labels: PAYER_LABELS, fields: FIELDS, text: fieldText })
}

function fieldText(field: keyof PayerValues, values: PayerValues): string {
  if (field === 'type') return PAYER_TYPE_LABELS[values.type]
  const text = values[field]
  return isCalendarDate(text) ? shortDate(text) : text
}
