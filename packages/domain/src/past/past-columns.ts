import { type CompletionFact, EVENT_FIELD_NAMES, EVENT_FIELDS, sectionFields } from '../event/event-fields.ts'
import { eventLabels } from '../event/event-labels.ts'
import type { TrainingResult } from '../event/event-sets.ts'
import { fieldNames } from '../field/field-table.ts'
import type { MedicalConclusion } from '../medical/medical-factor.ts'
import type { CoverageColumn, Section } from '../section/sections.ts'
import { CONDITIONS_CLASSES, type ConditionsClass } from '../sout/conditions-classes.ts'
import { pastWords } from './past-event.ts'

/** Whose row it is: columns of a staff list. */
export const PAST_PERSON_COLUMNS = [
  'fullName',
  'lastName',
  'firstName',
  'fatherName',
  'staffNumber',
  'snils',
  'birthDate',
  'position',
  'department',
] as const
export type PastPersonColumn = (typeof PAST_PERSON_COLUMNS)[number]

/** By what header the column of a completion's fact is known, the first that fits; null: no list of the past carries it. */
const FACT_HEADS = {
  registeredOn: /фгис/u,
  protocolNumber: /^(?!дата).*протокол/u,
  registryNumber: /^(?!дата).*реестр/u,
  result: /^(?:результат|отметка|оценка знан)/u,
  hours: /^(?:кол\p{L}* )?час/u,
  provider: /обучающ|учебн\p{L}* (?:центр|организац)|(?:кто|где) обуч/u,
  providerInn: null,
  instructor: /(?:^| )(?:кто )?(?:провел|проводил|инструктирующ|инструктор)/u,
  localActs: null,
  reason: null,
  shifts: null,
  conclusion: /^заключени/u,
  organisation: /(?:медицинск\p{L}* |мед ?)(?:организац|учрежд|центр)|клиник|поликлиник/u,
  handedOver: /^(?:кол|колво|количество)(?: |$)/u,
  size: /размер|(?:^| )рост(?: |$)/u,
  model: /модель|артикул/u,
  riskClass: null,
  certificate: /сертификат/u,
  certificateUntil: null,
  usableUntil: null,
  workingConditionsClass: /класс/u,
  workplaceNumber:
    /^(?:n |no |номер |инд\p{L}* (?:номер )?|карт\p{L}* )*(?:рм|рабочего места|рабочее место|место)(?: n| no)?$|номер карты|карта соут/u,
  /** The day of the row. */
  reportOn: null,
  riskLevel: null,
  hazards: null,
} as const satisfies Record<CompletionFact<Section>, RegExp | null>

type FactHeads = typeof FACT_HEADS
/** What is recorded beside the date. */
export type PastFact = { [F in keyof FactHeads]: FactHeads[F] extends null ? never : F }[keyof FactHeads]
/** In the order of the forms. */
export const PAST_FACTS: readonly PastFact[] = EVENT_FIELD_NAMES.filter(isPastFact)

/** `what` names the event of a row, `date` is its day. */
export const PAST_ROW_COLUMNS = ['what', 'date'] as const
export type PastRowColumn = (typeof PAST_ROW_COLUMNS)[number]

export const PAST_ROW_LABELS = {
  what: 'Что проведено',
  date: 'Дата проведения',
} satisfies Record<PastRowColumn, string>

export function pastFactLabel(fact: PastFact): string {
  return fact === 'handedOver' ? eventLabels('ppe', 'issuance')[fact] : EVENT_FIELDS[fact].label
}

export function isPastFact(text: string): text is PastFact {
  return fieldNames(FACT_HEADS).some((fact) => fact === text && FACT_HEADS[fact] !== null)
}

/** May a completion of the section record it? */
export function takesFact(section: CoverageColumn, fact: PastFact): boolean {
  return section !== 'instruction' && sectionFields(section, 'completion', 'place').includes(fact)
}

/** A day to come, which the period gives; a sum, a signature. */
const NOT_PAST = /(?:^| )след|очередн|(?:^| )срок|годен|действу|действит|(?:^| )план|период(?!ическ)|подпис/u

const WHAT =
  /^(?:вид|событие|мероприят|тип|программа|что|наименован|название|сиз|инструктаж|обучение|инструкция|пункт|фактор|тема)/u
const DATE = /^(?:дат|когда|проведен|пройден|выдан|ознакомлен)/u

/** What a header says without regard to events: a fact, the day, the name of what was done; `null`: nothing; `ignored`: a day to come. */
export function pastColumnOf(header: string): PastFact | PastRowColumn | 'ignored' | null {
  const words = pastWords(header)
  if (NOT_PAST.test(words)) return 'ignored'
  const fact = fieldNames(FACT_HEADS)
    .filter(isPastFact)
    .find((one) => FACT_HEADS[one].test(words))
  if (fact !== undefined) return fact
  if (DATE.test(words)) return 'date'
  return WHAT.test(words) ? 'what' : null
}

/** «Сдал», «уд.», «неуд.»; null: nobody can tell. */
export function trainingResultOf(text: string): TrainingResult | null {
  const words = pastWords(text)
  if (/^(?:не|неуд)/u.test(words)) return 'failed'
  return /^(?:уд|сдал|прош|зач|успеш|усво|хор|отл|полож)/u.test(words) ? 'passed' : null
}

export function conclusionOf(text: string): MedicalConclusion | null {
  const words = pastWords(text)
  if (/огранич/u.test(words)) return 'restricted'
  if (/^(?:не годен|негод)|(?:^| )(?:есть|выявлены|имеются) .*противопоказ/u.test(words)) return 'unfit'
  return /^(?:годен|годна|допущен)|противопоказ\p{L}* (?:нет|не )|(?:нет|не (?:выявлен|имеет)\p{L}*|без) .*противопоказ/u.test(
    words,
  )
    ? 'fit'
    : null
}

export function conditionsClassOf(text: string): ConditionsClass | null {
  const said = /(?:^|[^\d.,])(4|3[.,][1-4]|[12])(?:$|[^\d.,])/u.exec(` ${text} `)?.[1]?.replace(',', '.')
  return CONDITIONS_CLASSES.find((one) => one === said) ?? null
}

/** «Не требуется», «нет», «освобождён»: nothing was done, and nothing is said of a day. */
export function saysNothing(text: string): boolean {
  return /^(?:не |нет|освобожд|без|отсутств|н п$|н д$|x$|х$)/u.test(pastWords(text))
}
