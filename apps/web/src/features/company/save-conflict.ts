import type { CompanyAnswer } from '@ot/contract'
import { type ConflictLine, conflictLines } from '../../lib/form/save-conflict.ts'
import { CARD_SECTIONS } from './card-fields.ts'
import { type CardValues, cardValues } from './card-values.ts'
import { activityNames, cardWords } from './card-words.ts'

/** What another user changed in the card since it was opened, beside what this one typed in the same fields. */
export function cardConflictLines(
  base: CompanyAnswer,
  stored: CompanyAnswer,
  typed: { before: CardValues; mine: CardValues },
): ConflictLine[] {
  const words = cardWords(activityNames(base.activities, stored.activities))
  return conflictLines(
    words,
    { ...typed, stored: cardValues(stored) },
    CARD_SECTIONS.flatMap(({ fields }) => fields),
  )
}
