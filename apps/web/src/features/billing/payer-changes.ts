import { changedFields, pickFields } from '../../lib/form/changed-fields.ts'
import type { PayerChanges } from './api/payers.ts'
import { bodyOf, type PayerValues } from './payer-values.ts'

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
