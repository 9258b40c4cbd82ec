import { EVENT_FACTS } from '@ot/contract'
import {
  MEDICAL_CONCLUSION_LABELS,
  quantityText,
  RISK_LEVEL_LABELS,
  type Section,
  TRAINING_RESULT_LABELS,
} from '@ot/domain'
import { shortDate } from '@ot/text'
import type { StoredFacts } from '../../db/schema/section.ts'
import { completionKeys, wholeFacts } from './facts.ts'

type Fact = { label: string; value: string }

/** What a completion recorded, as a reader says it; nothing is said of what was not recorded. */
export function factsInWords(section: Section, definition: StoredFacts, recorded: StoredFacts): Fact[] {
  return factsOf(
    section,
    wholeFacts(section, { ...definition, ...emptyFacts(section), ...recorded }),
  ).flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

function emptyFacts(section: Section): StoredFacts {
  return Object.fromEntries(completionKeys(section).map((key) => [key, key === 'hazards' ? [] : null]))
}

function factsOf(section: Section, facts: StoredFacts): [label: string, value: string | null][] {
  switch (section) {
    case 'briefing': {
      const { instructor, localActs, reason, shifts } = EVENT_FACTS.briefing.parse(facts)
      return [
        ['Инструктор', instructor],
        ['Локальные акты', localActs],
        ['Причина', reason],
        ['Смен стажировки', text(shifts)],
      ]
    }
    case 'training': {
      const training = EVENT_FACTS.training.parse(facts)
      return [
        ['Часов', text(training.hours)],
        ['Протокол', training.protocolNumber === null ? null : `№ ${training.protocolNumber}`],
        ['Результат', training.result === null ? null : TRAINING_RESULT_LABELS[training.result]],
        ['Кто обучал', training.provider],
        ['ИНН обучавшего', training.providerInn],
        ['Номер в реестре', training.registryNumber],
      ]
    }
    case 'medical': {
      const { conclusion, organisation } = EVENT_FACTS.medical.parse(facts)
      return [
        ['Заключение', conclusion === null ? null : MEDICAL_CONCLUSION_LABELS[conclusion]],
        ['Медицинская организация', organisation],
      ]
    }
    case 'ppe': {
      const { eventType, handedOver, unit, size, model, certificate } = EVENT_FACTS.ppe.parse(facts)
      return [
        [
          eventType === 'issuance' ? 'Выдано' : 'Возвращено',
          handedOver === null ? null : quantityText(handedOver, unit),
        ],
        ['Размер', size],
        ['Модель', model],
        ['Сертификат', certificate],
      ]
    }
    case 'sout': {
      const { workingConditionsClass, reportOn, registeredOn } = EVENT_FACTS.sout.parse(facts)
      return [
        ['Класс условий труда', workingConditionsClass],
        ['Отчёт утверждён', day(reportOn)],
        ['Внесено в государственную систему', day(registeredOn)],
      ]
    }
    case 'risk': {
      const { hazards, riskLevel } = EVENT_FACTS.risk.parse(facts)
      return [
        ['Уровень риска', riskLevel === null ? null : RISK_LEVEL_LABELS[riskLevel]],
        ['Опасностей в карте', hazards.length === 0 ? null : text(hazards.length)],
      ]
    }
  }
}

function text(value: number | null): string | null {
  return value === null ? null : String(value)
}

function day(date: string | null): string | null {
  return date === null ? null : shortDate(date)
}
