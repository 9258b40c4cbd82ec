import type { BriefingKind, Section } from '@ot/domain'
import { PROGRAMME_FACTS } from '@ot/domain'
import { SECTION_WORDS } from '../section-words.ts'
import type { EventField, EventValues } from './event-values.ts'

/** Which form it is: each asks for another part of the same fields. */
export type FormMode = 'add' | 'edit' | 'complete'

/** What the obligation is. */
const DEFINITION = {
  briefing: ['kind'],
  training: ['programme'],
  medical: ['factorNumber', 'name'],
  ppe: ['ppe', 'quantity', 'unit', 'norm'],
  sout: ['workplaceNumber'],
  risk: [],
} satisfies Record<Section, readonly EventField[]>

/** What is recorded when it is done, beside the day. */
const COMPLETION = {
  briefing: ['instructor', 'localActs', 'reason', 'shifts'],
  training: ['result', 'hours', 'protocolNumber', 'provider', 'providerInn', 'registryNumber'],
  medical: ['conclusion', 'organisation'],
  ppe: ['handedOver', 'size', 'model', 'certificate'],
  sout: ['workingConditionsClass', 'registeredOn'],
  risk: ['hazards'],
} satisfies Record<Section, readonly EventField[]>

/** In the order of the form; what is shown of them the values decide. */
export function formFields(section: Section, mode: FormMode): readonly EventField[] {
  // The day the report was approved is the day it was done: asked for once.
  const done: EventField = section === 'sout' && mode !== 'complete' ? 'reportOn' : 'date'
  if (mode === 'complete') {
    const place: readonly EventField[] = section === 'sout' ? ['workplaceNumber'] : []
    return [...place, done, ...COMPLETION[section]]
  }
  return [
    ...DEFINITION[section],
    'periodicity' as const,
    'periodReason' as const,
    done,
    'firstDeadline' as const,
    ...COMPLETION[section],
  ]
}

const WITH_REASON: readonly BriefingKind[] = ['unscheduled', 'targeted', 'fire-unscheduled', 'fire-targeted']

/** Fields that mean something only beside what is chosen already. */
const MEANT: Partial<Record<EventField, (values: EventValues) => boolean>> = {
  reason: ({ kind }) => kind !== null && WITH_REASON.includes(kind),
  shifts: ({ kind }) => kind === 'internship',
  registryNumber: ({ programme }) => programme !== null && PROGRAMME_FACTS[programme].registryId !== null,
  firstDeadline: ({ date, reportOn }) => date === '' && reportOn === '',
}

export function isMeant(field: EventField, values: EventValues): boolean {
  return MEANT[field]?.(values) ?? true
}

const REQUIRED: readonly EventField[] = ['kind', 'programme', 'ppe', 'unit', 'periodicity']

export function isRequired(field: EventField, mode: FormMode): boolean {
  return mode === 'complete' ? field === 'date' : REQUIRED.includes(field)
}

const LABELS = {
  name: 'Название',
  periodicity: 'Периодичность',
  firstDeadline: 'Провести до',
  periodReason: 'Почему период короче нормы',
  kind: 'Вид',
  instructor: 'Кто проводил',
  localActs: 'Локальные акты',
  reason: 'Причина',
  shifts: 'Смен стажировки',
  programme: 'Программа',
  hours: 'Часов',
  result: 'Результат',
  protocolNumber: 'Протокол №',
  provider: 'Кто обучал',
  providerInn: 'ИНН обучавшего',
  registryNumber: '№ в реестре обученных',
  factorNumber: 'Пункт приказа № 29н',
  conclusion: 'Заключение',
  organisation: 'Медорганизация',
  ppe: 'Наименование СИЗ',
  quantity: 'Количество на период',
  unit: 'Единица',
  norm: 'Норма',
  handedOver: 'Количество',
  size: 'Размер',
  model: 'Модель, артикул',
  certificate: 'Сертификат',
  workplaceNumber: '№ рабочего места',
  workingConditionsClass: 'Класс условий труда',
  reportOn: 'Отчёт утверждён',
  registeredOn: 'Внесено в ФГИС СОУТ',
  hazards: 'Опасности',
} satisfies Record<Exclude<EventField, 'date'>, string>

export type EventLabels = Readonly<Record<EventField, string>>

/** The day has the section's own name. */
export function fieldLabels(section: Section, date: string = SECTION_WORDS[section].date): EventLabels {
  return { date, ...LABELS }
}
