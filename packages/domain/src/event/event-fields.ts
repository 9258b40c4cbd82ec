import { shortDate } from '@ot/text'
import { BRIEFING_KIND_LABELS } from '../briefing/briefing-kinds.ts'
import { byField, fieldNames } from '../field/field-table.ts'
import { MEDICAL_CONCLUSION_LABELS } from '../medical/medical-factor.ts'
import { PPE_EVENT_TYPE_LABELS, PPE_RISK_CLASS_LABELS } from '../ppe/ppe-events.ts'
import { RISK_LEVEL_LABELS } from '../risk/hazard.ts'
import type { Section } from '../section/sections.ts'
import { CONDITIONS_CLASSES } from '../sout/conditions-classes.ts'
import { programmeName } from '../training/programme-name.ts'
import { PROGRAMMES } from '../training/programmes.ts'
import { TRAINING_RESULT_LABELS } from './event-sets.ts'

/** How a fact is typed, checked, stored and said. */
export type EventFieldKind =
  | 'line'
  | 'long'
  | 'whole'
  | 'day'
  | 'period'
  | 'choice'
  | 'factor'
  | 'workplace'
  | 'hazards'

type FieldDescription = {
  /** The same words in the forms, the history, the log, the sheets and the dialogs about somebody else's save. */
  label: string
  kind: EventFieldKind
  /** Null: of every section. */
  section: Section | null
  /** What it is and when it falls due; what a completion records; `place`: the workplace that a completion names;
   * `derived`: what follows from the rest. */
  part: 'terms' | 'definition' | 'completion' | 'place' | 'derived'
  isRequired?: true
  /** Said beside the question. */
  hint?: string
  /** Not asked for in the forms. */
  isHidden?: true
  /** A column of the section's sheet. */
  inSheet?: true
  /** Belongs to the thing and not to the day: the next completion begins with it. */
  isCarried?: true
  /** Mostly the same for many: the next mark of the kind begins with what was told last. */
  isUsual?: true
  /** Somebody of the staff as a rule. */
  isPerson?: true
  /** A day that may lie after today. */
  isAhead?: true
  /** The most signs of a text; the greatest whole number. */
  max?: number
  /** What the members of a closed set are called. */
  words?: Readonly<Record<string, string>>
  /** What it is called that none of them is chosen. */
  absent?: string
}

const TERMS = { section: null, part: 'terms' } as const
const DERIVED = { section: null, part: 'derived', isHidden: true } as const
const BRIEFED = { section: 'briefing', part: 'completion' } as const
const TRAINED = { section: 'training', part: 'completion' } as const
const EXAMINED = { section: 'medical', part: 'completion' } as const
const WORN = { section: 'ppe', part: 'definition' } as const
const MOVED = { section: 'ppe', part: 'completion' } as const
const ASSESSED = { section: 'sout', part: 'completion' } as const
const CARD = { section: 'risk', part: 'completion' } as const

/** Everything that is asked about an obligation and its completion, in the order of the forms, histories and sheets. */
export const EVENT_FIELDS = {
  name: { label: 'Название', kind: 'long', max: 500, ...TERMS },
  periodicity: { label: 'Периодичность', kind: 'period', max: 30, isRequired: true, ...TERMS },
  periodReason: { label: 'Почему период короче нормы', kind: 'long', max: 500, ...TERMS },
  date: { label: 'Дата проведения', kind: 'day', ...TERMS },
  firstDeadline: { label: 'Провести до', kind: 'day', isAhead: true, ...TERMS },
  deadline: { label: 'Срок', kind: 'day', ...DERIVED },
  closedOn: { label: 'Снята', kind: 'day', ...DERIVED },
  closedReason: { label: 'Причина снятия', kind: 'line', ...DERIVED },

  kind: {
    label: 'Вид инструктажа',
    kind: 'choice',
    section: 'briefing',
    part: 'definition',
    isRequired: true,
    words: BRIEFING_KIND_LABELS,
  },
  instructor: {
    label: 'Кто проводил',
    kind: 'line',
    max: 300,
    inSheet: true,
    isUsual: true,
    isPerson: true,
    ...BRIEFED,
  },
  localActs: { label: 'Локальные акты', kind: 'long', max: 1000, ...BRIEFED },
  reason: { label: 'Причина', kind: 'long', max: 1000, inSheet: true, ...BRIEFED },
  /** Of an internship. */
  shifts: { label: 'Смен стажировки', kind: 'whole', max: 100, ...BRIEFED },

  programme: {
    label: 'Программа',
    kind: 'choice',
    section: 'training',
    part: 'definition',
    isRequired: true,
    words: byField(PROGRAMMES, programmeName),
  },
  result: {
    label: 'Результат',
    kind: 'choice',
    words: TRAINING_RESULT_LABELS,
    absent: 'не указан',
    inSheet: true,
    ...TRAINED,
  },
  hours: { label: 'Часов', kind: 'whole', max: 2_000, inSheet: true, ...TRAINED },
  protocolNumber: { label: 'Протокол №', kind: 'line', max: 50, inSheet: true, ...TRAINED },
  /** Who trained, when not the employer itself, and its ИНН: the state registry asks for both. */
  provider: { label: 'Кто обучал', kind: 'line', max: 300, inSheet: true, isUsual: true, ...TRAINED },
  providerInn: { label: 'ИНН обучавшего', kind: 'line', max: 12, isUsual: true, ...TRAINED },
  registryNumber: { label: '№ в реестре обученных', kind: 'line', max: 50, inSheet: true, ...TRAINED },

  factorNumber: {
    label: 'Пункт приказа № 29н',
    kind: 'factor',
    section: 'medical',
    part: 'definition',
    inSheet: true,
    max: 20,
  },
  conclusion: {
    label: 'Заключение',
    kind: 'choice',
    words: MEDICAL_CONCLUSION_LABELS,
    absent: 'не указано',
    inSheet: true,
    ...EXAMINED,
  },
  organisation: {
    label: 'Медицинская организация',
    kind: 'line',
    max: 300,
    inSheet: true,
    isUsual: true,
    ...EXAMINED,
  },

  ppe: { label: 'Наименование СИЗ', kind: 'long', max: 500, isRequired: true, ...WORN },
  /** What is issued comes back by itself: nobody chooses it. */
  eventType: {
    label: 'Событие',
    kind: 'choice',
    words: PPE_EVENT_TYPE_LABELS,
    isHidden: true,
    inSheet: true,
    ...WORN,
  },
  quantity: { label: 'Количество на период', kind: 'whole', max: 10_000, inSheet: true, ...WORN },
  unit: { label: 'Единица', kind: 'line', max: 30, isRequired: true, inSheet: true, ...WORN },
  norm: { label: 'Норма выдачи', kind: 'line', max: 300, inSheet: true, ...WORN },
  onHand: {
    label: 'На руках',
    kind: 'whole',
    section: 'ppe',
    part: 'derived',
    isHidden: true,
    inSheet: true,
  },
  handedOver: {
    label: 'Выдано или возвращено',
    kind: 'whole',
    max: 10_000,
    hint: 'Если выдано меньше нормы, срок носки будет короче в той же доле',
    ...MOVED,
  },
  size: { label: 'Размер', kind: 'line', max: 50, inSheet: true, isCarried: true, ...MOVED },
  model: { label: 'Модель, артикул', kind: 'line', max: 300, inSheet: true, isCarried: true, ...MOVED },
  riskClass: {
    label: 'Класс риска СИЗ',
    kind: 'choice',
    words: PPE_RISK_CLASS_LABELS,
    absent: 'не указан',
    isCarried: true,
    ...MOVED,
  },
  certificate: { label: 'Сертификат или декларация', kind: 'line', max: 300, isCarried: true, ...MOVED },
  certificateUntil: { label: 'Документ действует до', kind: 'day', isAhead: true, isCarried: true, ...MOVED },
  /** Of the thing itself: it may end before the wear that the norm allows. */
  usableUntil: {
    label: 'Годно до',
    kind: 'day',
    hint: 'По документам изготовителя; если это раньше срока носки, срок будет этим днём',
    isAhead: true,
    inSheet: true,
    ...MOVED,
  },

  workplaceId: {
    label: 'Рабочее место',
    kind: 'workplace',
    section: 'sout',
    part: 'definition',
    isHidden: true,
  },
  workplaceNumber: {
    label: '№ рабочего места',
    kind: 'workplace',
    section: 'sout',
    part: 'place',
    inSheet: true,
    max: 50,
  },
  workingConditionsClass: {
    label: 'Класс условий труда',
    kind: 'choice',
    words: byField(CONDITIONS_CLASSES, (name): string => name),
    absent: 'не проводилось',
    inSheet: true,
    isCarried: true,
    ...ASSESSED,
  },
  /** The day the report was approved is the day it was done: asked for once. */
  reportOn: { label: 'Отчёт утверждён', kind: 'day', inSheet: true, ...ASSESSED },
  /** The day it entered the state system, from which five years count. */
  registeredOn: { label: 'Внесено в ФГИС СОУТ', kind: 'day', inSheet: true, ...ASSESSED },

  /** Of the worst hazard. */
  riskLevel: {
    label: 'Уровень риска',
    kind: 'choice',
    words: RISK_LEVEL_LABELS,
    isHidden: true,
    inSheet: true,
    isCarried: true,
    ...CARD,
  },
  hazards: { label: 'Опасности', kind: 'hazards', inSheet: true, isCarried: true, ...CARD },
} as const satisfies Record<string, FieldDescription>

type Fields = typeof EVENT_FIELDS
export type EventField = keyof Fields

type Described<Said> = { [F in EventField]: Fields[F] extends Said ? F : never }[EventField]
export type EventFieldOf<K extends EventFieldKind> = Described<{ kind: K }>
/** Those that the forms ask for. */
export type EventFormField = Exclude<EventField, Described<{ isHidden: true }>>
export type EventChoiceField = EventFormField & EventFieldOf<'choice'>
export type EventChoice<F extends EventChoiceField> = keyof Fields[F]['words'] & string
/** Those that have a column; the facts of a section are kept together. */
export type EventColumn = Described<{ part: 'terms' | 'derived' }>
/** What the obligation is. */
export type DefinitionFact<S extends Section> = Described<{ section: S; part: 'definition' }>
/** What a completion takes, its workplace's number included. */
export type CompletionFact<S extends Section> = Described<{ section: S; part: 'completion' | 'place' }>

const DESCRIPTIONS: Readonly<Record<EventField, FieldDescription>> = EVENT_FIELDS
export const EVENT_FIELD_NAMES = fieldNames(EVENT_FIELDS)

/** Where the section is not known: the log. */
export const EVENT_FIELD_LABELS = byField(EVENT_FIELD_NAMES, (field): string => EVENT_FIELDS[field].label)

export function eventField(field: EventField): FieldDescription {
  return DESCRIPTIONS[field]
}

export function isEventFieldOf<K extends EventFieldKind>(
  field: EventField,
  ...kinds: readonly K[]
): field is EventFieldOf<K> {
  return kinds.some((kind) => kind === EVENT_FIELDS[field].kind)
}

/** The fields of a section in one of their parts. */
export function sectionFields(section: Section, ...parts: readonly FieldDescription['part'][]): EventField[] {
  return EVENT_FIELD_NAMES.filter((field) => {
    const { section: own, part } = DESCRIPTIONS[field]
    return own === section && parts.includes(part)
  })
}

export function isEventFormField(field: EventField): field is EventFormField {
  return DESCRIPTIONS[field].isHidden !== true
}

/** The member of a closed set that is chosen; null: none. */
export function eventChoice<F extends EventChoiceField>(field: F, value: unknown): EventChoice<F> | null {
  return fieldNames(EVENT_FIELDS[field].words).find((member) => member === value) ?? null
}

/** A fact as a reader says it; null: there is none. A card of risks is counted. */
export function eventFactText(field: EventField, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : String(value.length)
  const { kind, words } = DESCRIPTIONS[field]
  const text = String(value)
  return kind === 'day' ? shortDate(text) : (words?.[text] ?? text)
}
