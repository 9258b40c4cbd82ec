import type { CompanyAnswer } from '@ot/contract'
import { type ConflictLine, conflictLines } from '../../lib/form/save-conflict.ts'
import { LABELS, SECTIONS } from './card-fields.ts'
import { type CardValues, cardValues } from './card-values.ts'
import { activityNames, fieldText } from './field-text.ts'

/** What another user changed in the card since it was opened, beside what this one typed in the same fields. */
export function cardConflictLines(
  base: CompanyAnswer,
  stored: CompanyAnswer,
  mine: CardValues,
): ConflictLine[] {
  const names = activityNames(base.activities, stored.activities)
  return conflictLines({
    before: cardValues(base),
    stored: cardValues(stored),
    mine,
    labels: LABELS,
    fields: SECTIONS.flatMap(({ fields }) => fields),
    text: (field, values) => fieldText(field, values, names),
  })
}
