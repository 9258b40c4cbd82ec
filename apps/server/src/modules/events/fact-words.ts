import {
  type EventField,
  eventFactText,
  eventLabels,
  PPE_EVENT_TYPES,
  quantityText,
  type Section,
  sectionFields,
} from '@ot/domain'
import type { StoredFacts } from '../../db/schema/section.ts'

type Fact = { label: string; value: string }

/** What a completion recorded, as a reader says it; nothing is said of what was not recorded. */
export function factsInWords(section: Section, definition: StoredFacts, recorded: StoredFacts): Fact[] {
  const labels = eventLabels(
    section,
    PPE_EVENT_TYPES.find((type) => type === definition.eventType),
  )
  return sectionFields(section, 'completion').flatMap((field) => {
    const value = factText(field, definition, recorded)
    return value === null ? [] : [{ label: labels[field], value }]
  })
}

function factText(field: EventField, { unit }: StoredFacts, recorded: StoredFacts): string | null {
  const value = recorded[field]
  if (field === 'handedOver' && typeof value === 'number' && typeof unit === 'string')
    return quantityText(value, unit)
  return eventFactText(field, value)
}
