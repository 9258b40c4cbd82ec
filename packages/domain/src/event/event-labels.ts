import type { PpeEventType } from '../ppe/ppe-events.ts'
import type { Section } from '../section/sections.ts'
import { EVENT_FIELD_LABELS, EVENT_FIELDS, type EventField } from './event-fields.ts'

/** The day of a completion by its section. */
const DATE_LABELS = {
  briefing: 'Дата проведения',
  training: 'Дата проверки знаний',
  medical: 'Дата осмотра',
  ppe: 'Дата выдачи или возврата',
  sout: EVENT_FIELDS.reportOn.label,
  risk: 'Дата оценки',
} as const satisfies Record<Section, string>

const MOVED_LABELS = {
  issuance: { date: 'Дата выдачи', handedOver: 'Выдано' },
  return: { date: 'Дата возврата', handedOver: 'Возвращено' },
} as const satisfies Record<PpeEventType, object>

/** What users call the fields of an event: in the section of PPE an issue and a return have words of their own. */
export function eventLabels(
  section: Section,
  eventType: PpeEventType | null = null,
): Readonly<Record<EventField, string>> {
  return {
    ...EVENT_FIELD_LABELS,
    date: DATE_LABELS[section],
    ...(section === 'ppe' && eventType !== null && MOVED_LABELS[eventType]),
  }
}
