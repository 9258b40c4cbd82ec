import { Invalid } from '../../foundation/errors.ts'
import type { NewLine } from './memo-queries.ts'

type Named = Pick<NewLine, 'eventId' | 'name'>

/** Twice in one memo, an event would be completed twice. */
export function requireDistinctEvents(lines: readonly Named[]): void {
  const seen = new Set<number>()
  for (const { eventId, name } of lines) {
    if (eventId === null) continue
    if (seen.has(eventId)) throw Invalid.field('employeesData', `«${name}»: событие уже есть в этой заявке`)
    seen.add(eventId)
  }
}
