import type { EventAnswer } from '@ot/contract'
import {
  EVENT_STATE_LABELS,
  MEDICAL_CONCLUSION_LABELS,
  PPE_EVENT_TYPE_LABELS,
  RISK_LEVEL_LABELS,
  SECTION_LABELS,
  type Section,
  TRAINING_RESULT_LABELS,
} from '@ot/domain'
import type { Cell, SheetToWrite } from '@ot/spreadsheet'

/** Columns between the name and the dates, by section. */
const OWN_COLUMNS = {
  briefing: ['Инструктор', 'Причина'],
  training: ['Часов', 'Протокол', 'Результат', 'Кто обучал', 'Номер в реестре'],
  medical: ['Пункт приказа 29н', 'Заключение', 'Медицинская организация'],
  ppe: ['Событие', 'Количество', 'Единица', 'Норма', 'На руках', 'Размер', 'Модель'],
  sout: ['Рабочее место', 'Класс условий труда', 'Отчёт утверждён', 'Внесено в систему учёта'],
  risk: ['Уровень риска', 'Опасностей'],
} satisfies Record<Section, readonly string[]>

const BEFORE = ['Работник', 'Должность', 'Отдел', 'Наименование']
const AFTER = ['Проведено', 'Периодичность', 'Срок', 'Состояние', 'Основание']
const WIDTHS: Readonly<Record<string, number>> = {
  Работник: 34,
  Должность: 34,
  Отдел: 26,
  Наименование: 48,
  Основание: 70,
}
const WIDTH = 18

/** The register of a section as a table. */
export function sectionSheet(section: Section, events: readonly EventAnswer[]): SheetToWrite {
  const headers = [...BEFORE, ...OWN_COLUMNS[section], ...AFTER]
  return {
    name: SECTION_LABELS[section],
    widths: headers.map((header) => WIDTHS[header] ?? WIDTH),
    frozenRows: 1,
    rows: [headers.map((cell) => ({ cell, style: 'header' as const })), ...events.map(rowOf)],
  }
}

function rowOf(event: EventAnswer): Cell[] {
  const { basis } = event
  return [
    event.fullname,
    event.position,
    event.department,
    event.name,
    ...ownCells(event),
    day(event.date),
    event.periodicity,
    day(event.deadline),
    EVENT_STATE_LABELS[event.state],
    basis === null ? null : `${basis.act}, ${basis.clause}. ${basis.explanation}`,
  ]
}

function ownCells(event: EventAnswer): Cell[] {
  switch (event.section) {
    case 'briefing':
      return [event.instructor, event.reason]
    case 'training': {
      const result = event.result === null ? null : TRAINING_RESULT_LABELS[event.result]
      return [event.hours, event.protocolNumber, result, event.provider, event.registryNumber]
    }
    case 'medical': {
      const conclusion = event.conclusion === null ? null : MEDICAL_CONCLUSION_LABELS[event.conclusion]
      return [event.factorNumber, conclusion, event.organisation]
    }
    case 'ppe': {
      const { eventType, quantity, unit, norm, onHand, size, model } = event
      return [PPE_EVENT_TYPE_LABELS[eventType], quantity, unit, norm, onHand, size, model]
    }
    case 'sout': {
      const { workplaceNumber, workingConditionsClass, reportOn, registeredOn } = event
      return [workplaceNumber, workingConditionsClass, day(reportOn), day(registeredOn)]
    }
    case 'risk':
      return [event.riskLevel === null ? null : RISK_LEVEL_LABELS[event.riskLevel], event.hazards.length]
  }
}

function day(date: string | null): Cell {
  return date === null ? null : { date }
}
