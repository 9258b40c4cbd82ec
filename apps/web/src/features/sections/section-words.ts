import type { EventAnswer } from '@ot/contract'
import { type EventField, eventLabels } from '@ot/domain'
import { SECTION_SPECS } from './section-specs.ts'

export function isReturn(event: EventAnswer): boolean {
  return event.section === 'ppe' && event.eventType === 'return'
}

/** The section's words; what was issued is not issued again but comes back. */
export function wordsOf(event: EventAnswer) {
  const { words } = SECTION_SPECS[event.section]
  return isReturn(event) ? { ...words, complete: 'Вернуть' } : words
}

/** What the fields of an event are called: a return has words of its own. */
export function labelsOf(event: EventAnswer): Readonly<Record<EventField, string>> {
  return eventLabels(event.section, event.section === 'ppe' ? event.eventType : null)
}
