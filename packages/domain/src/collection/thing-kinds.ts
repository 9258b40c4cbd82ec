import type { NormId } from '../norms/register.ts'

/** What an organisation works with and what saves its people. */
export const THING_KINDS = [
  'machine',
  'tool',
  'vehicle',
  'lifting',
  'pressure',
  'ladder',
  'extinguisher',
  'firstAidKit',
  'electricalProtection',
  'chemical',
  'ppeStore',
] as const
export type ThingKind = (typeof THING_KINDS)[number]

export function isThingKind(text: string): text is ThingKind {
  return THING_KINDS.some((kind) => kind === text)
}

export const THING_KIND_LABELS = {
  machine: 'Станок, машина',
  tool: 'Ручной и электроинструмент',
  vehicle: 'Автомобиль, спецтехника',
  lifting: 'Грузоподъёмный механизм',
  pressure: 'Сосуд, баллон, котёл',
  ladder: 'Лестница, стремянка, подмости',
  extinguisher: 'Огнетушитель',
  firstAidKit: 'Аптечка первой помощи',
  electricalProtection: 'Электрозащитное средство',
  chemical: 'Химическое и моющее средство',
  ppeStore: 'Склад, запас СИЗ',
} satisfies Record<ThingKind, string>

/** How often a thing is inspected or tested, what is done and which act asks for it. `verified`: compared with the act. */
export type Inspection = {
  months: number
  what: string
  act: NormId
  clause: string
  verified: boolean
}

/** From memory, hence `verified: false`; null: no act names one term for all of the kind. */
export const INSPECTIONS: Readonly<Record<ThingKind, Inspection | null>> = {
  machine: null,
  tool: {
    months: 6,
    what: 'осмотр и проверка электроинструмента',
    act: 'mt-835n',
    clause: 'раздел о ручном электрифицированном инструменте',
    verified: false,
  },
  vehicle: null,
  lifting: {
    months: 12,
    what: 'частичное техническое освидетельствование',
    act: 'rtn-461',
    clause: 'раздел о техническом освидетельствовании',
    verified: false,
  },
  pressure: {
    months: 24,
    what: 'наружный и внутренний осмотр',
    act: 'rtn-536',
    clause: 'приложение о периодичности освидетельствования сосудов',
    verified: false,
  },
  ladder: {
    months: 6,
    what: 'испытание статической нагрузкой',
    act: 'mt-782n',
    clause: 'требования к лестницам и площадкам',
    verified: false,
  },
  extinguisher: {
    months: 12,
    what: 'ежегодная проверка',
    act: 'pp-1479',
    clause: 'пункт 60, руководство по эксплуатации',
    verified: false,
  },
  firstAidKit: null,
  electricalProtection: {
    months: 6,
    what: 'электрическое испытание (диэлектрические перчатки; для других средств срок свой)',
    act: 'me-261',
    clause: 'приложение 7',
    verified: false,
  },
  chemical: null,
  ppeStore: null,
}
