import type { EventAnswer } from '@ot/contract'
import { SECTION_SPECS } from './section-specs.ts'

export function isReturn(event: EventAnswer): boolean {
  return event.section === 'ppe' && event.eventType === 'return'
}

/** The section's words; what was issued is not issued again but comes back. */
export function sectionWordsOf(event: EventAnswer) {
  const { words } = SECTION_SPECS[event.section]
  return isReturn(event) ? { ...words, complete: 'Вернуть' } : words
}
