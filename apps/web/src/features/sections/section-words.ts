import type { EventAnswer } from '@ot/contract'
import { type EventField, eventLabels, type Section } from '@ot/domain'

interface SectionWords {
  /** Of the dialog that adds a record, and of the button that opens it. */
  add: string
  /** The same, when a record is changed. */
  edit: string
  /** What one does with a record when it is done. */
  complete: string
}

export const SECTION_WORDS = {
  briefing: {
    add: 'Добавить инструктаж',
    edit: 'Изменить инструктаж',
    complete: 'Отметить проведение',
  },
  training: {
    add: 'Добавить обучение',
    edit: 'Изменить обучение',
    complete: 'Отметить проверку знаний',
  },
  medical: {
    add: 'Добавить медосмотр',
    edit: 'Изменить медосмотр',
    complete: 'Отметить прохождение',
  },
  ppe: { add: 'Добавить СИЗ', edit: 'Изменить СИЗ', complete: 'Выдать' },
  sout: {
    add: 'Добавить СОУТ',
    edit: 'Изменить оценку',
    complete: 'Отметить оценку',
  },
  risk: {
    add: 'Добавить карту рисков',
    edit: 'Изменить карту рисков',
    complete: 'Отметить оценку рисков',
  },
} satisfies Record<Section, SectionWords>

export function isReturn(event: EventAnswer): boolean {
  return event.section === 'ppe' && event.eventType === 'return'
}

/** The section's words; what was issued is not issued again but comes back. */
export function wordsOf(event: EventAnswer): SectionWords {
  const words = SECTION_WORDS[event.section]
  return isReturn(event) ? { ...words, complete: 'Вернуть' } : words
}

/** What the fields of an event are called: a return has words of its own. */
export function labelsOf(event: EventAnswer): Readonly<Record<EventField, string>> {
  return eventLabels(event.section, event.section === 'ppe' ? event.eventType : null)
}
