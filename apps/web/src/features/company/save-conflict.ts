import type { CompanyAnswer } from '@ot/contract'
import { changedFields } from '../../lib/form/changed-fields.ts'
import { LABELS, SECTIONS } from './card-fields.ts'
import { type CardValues, cardValues } from './card-values.ts'
import { activityNames, fieldText } from './field-text.ts'

interface ConflictLine {
  field: string
  label: string
  before: string
  stored: string
  /** What this user has typed there; null when he has left the field alone. */
  mine: string | null
}

/** What another user changed since the form was opened, beside what this one typed in the same fields. */
export function conflictLines(base: CompanyAnswer, stored: CompanyAnswer, mine: CardValues): ConflictLine[] {
  const before = cardValues(base)
  const after = cardValues(stored)
  const names = activityNames(base.activities, stored.activities)
  const typed: readonly string[] = changedFields(before, mine)
  const theirs: readonly string[] = changedFields(before, after)
  const inOrder = SECTIONS.flatMap(({ fields }) => fields).filter((field) => theirs.includes(field))
  return inOrder.map((field) => ({
    field,
    label: LABELS[field],
    before: fieldText(field, before, names),
    stored: fieldText(field, after, names),
    mine: typed.includes(field) ? fieldText(field, mine, names) : null,
  }))
}

/** «Анна Иванова, 12.03.2026, 14:05», by the clock of the company. */
export function savedBy(saves: readonly { author: string | null; at: string }[], timeZone: string): string {
  const clock = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return saves
    .map(({ author, at }) => `${author ?? 'другой пользователь'}, ${clock.format(Date.parse(at))}`)
    .join('; ')
}
