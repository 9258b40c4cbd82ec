import { EXCLUDED, MEMO_FIELD_LABELS, RISK_LEVEL_LABELS, type Section } from '@ot/domain'
import { MEMO_SPECS } from './memo-specs.ts'
import type { LineValues } from './memo-values.ts'

export const TITLES = { create: 'Заявка', edit: 'Чек-лист по заявке' } as const

export const QUESTIONS = {
  delete: 'Уверены, что хотите удалить заявку? Восстановить её будет невозможно.',
  print: 'Для выполнения команды "Печать" данные будут записаны. Продолжить?',
  close: 'Сохранить внесённые изменения?',
} as const

export const SAVED = 'Изменения сохранены'
/** Said of a new memo beside the way to it. */
export function createdText({ number }: { number: number }): string {
  return `${SAVED}. Заявка №\u00a0${number} стоит в реестре.`
}

export const MEMO_LOAD_FAILURE = 'Ошибка при загрузке данных'

const { fullName, author, note } = MEMO_FIELD_LABELS
export const HEAD_LABELS = { fullName, author, note }

/** Said once when the last line of a checklist is done and saved. */
export function completedText(section: Section): string | null {
  switch (section) {
    case 'training':
      return 'Обучение зарегистрировано в системе. Организуйте сохранность итоговых документов.'
    case 'briefing':
      return 'Инструктаж зарегистрирован в системе. Организуйте сохранность соответствующего журнала.'
    default:
      return null
  }
}

export const NEVER_ASSESSED = 'не проводилось'
export const TO_EXCLUDE = 'исключить'

type FinalSection = Extract<Section, 'sout' | 'risk'>

/** SOUT and risk lines end with a class or level and a report; the others with a day alone. */
export function hasFinal(section: Section): section is FinalSection {
  return section === 'sout' || section === 'risk'
}

export function finalText(section: FinalSection, line: LineValues): string {
  return section === 'sout' ? classText(line.finalWorkingConditionsClass) : levelText(line.finalRiskLevel)
}

export function classText(value: LineValues['finalWorkingConditionsClass']): string {
  if (value === null) return NEVER_ASSESSED
  return value === EXCLUDED ? TO_EXCLUDE : value
}

export function levelText(value: LineValues['finalRiskLevel']): string {
  if (value === null) return NEVER_ASSESSED
  return value === EXCLUDED ? TO_EXCLUDE : RISK_LEVEL_LABELS[value]
}

/** What is asked for, in one phrase. */
export function lineName(section: Section, { name, ppe }: LineValues): string {
  return section === 'ppe' ? (ppe ?? name) : name
}

export function doneLabel(section: Section, operation: LineValues['eventType']): string {
  return operation === 'return' ? 'Возвращено' : MEMO_SPECS[section].done
}
