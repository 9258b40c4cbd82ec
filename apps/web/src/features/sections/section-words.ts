import type { EventAnswer } from '@ot/contract'
import type { Section } from '@ot/domain'

interface SectionWords {
  /** Of the dialog that adds a record, and of the button that opens it. */
  add: string
  /** The same, when a record is changed. */
  edit: string
  /** What one does with a record when it is done. */
  complete: string
  /** When it was done last. */
  date: string
}

export const SECTION_WORDS = {
  briefing: {
    add: 'Добавить инструктаж',
    edit: 'Изменить инструктаж',
    complete: 'Отметить проведение',
    date: 'Дата проведения',
  },
  training: {
    add: 'Добавить обучение',
    edit: 'Изменить обучение',
    complete: 'Отметить проверку знаний',
    date: 'Дата проверки знаний',
  },
  medical: {
    add: 'Добавить медосмотр',
    edit: 'Изменить медосмотр',
    complete: 'Отметить прохождение',
    date: 'Дата осмотра',
  },
  ppe: { add: 'Добавить СИЗ', edit: 'Изменить СИЗ', complete: 'Выдать', date: 'Дата выдачи' },
  sout: {
    add: 'Добавить СОУТ',
    edit: 'Изменить оценку',
    complete: 'Отметить оценку',
    date: 'Отчёт утверждён',
  },
  risk: {
    add: 'Добавить карту рисков',
    edit: 'Изменить карту рисков',
    complete: 'Отметить оценку рисков',
    date: 'Дата оценки',
  },
} satisfies Record<Section, SectionWords>

export function isReturn(event: EventAnswer): boolean {
  return event.section === 'ppe' && event.eventType === 'return'
}

/** The section's words; what was issued is not issued again but comes back. */
export function wordsOf(event: EventAnswer): SectionWords {
  const words = SECTION_WORDS[event.section]
  return isReturn(event) ? { ...words, complete: 'Вернуть', date: 'Дата возврата' } : words
}
