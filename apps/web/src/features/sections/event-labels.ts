import type { EventAnswer } from '@ot/contract'
import { type EventField, eventLabels } from '@ot/domain'

/** What the fields of an event are called: a return has words of its own. */
export function labelsOf(event: EventAnswer): Readonly<Record<EventField, string>> {
  return eventLabels(event.section, event.section === 'ppe' ? event.eventType : null)
}
