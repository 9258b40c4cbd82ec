import type { Section } from '../section/sections.ts'
import { type EventField, eventField, sectionFields } from './event-fields.ts'

/** What of a completion belongs to the thing and not to the day. */
export function carriedFields(section: Section): EventField[] {
  return sectionFields(section, 'completion').filter((field) => eventField(field).isCarried === true)
}

/** Who does it: asked at every mark and mostly the same. */
export function usualFields(section: Section): EventField[] {
  return sectionFields(section, 'completion').filter((field) => eventField(field).isUsual === true)
}
