import type { Particulars } from '@ot/contract'
import { ACCIDENT_KINDS, accidentKindName, INSPECTION_GROUND_LABELS, INSPECTION_GROUNDS } from '@ot/domain'
import type { NamedSpec, WireValue } from '../../../ui/form/text-spec.ts'

const LINE = 500
const LONG = 5000

/** Those of the particulars that are neither lists nor answers. */
export type ParticularName = {
  [Name in keyof Particulars]: Particulars[Name] extends WireValue ? Name : never
}[keyof Particulars]

type Specs = readonly NamedSpec<ParticularName>[]

const KINDS = ACCIDENT_KINDS.map(({ code }) => ({
  value: code,
  label: `${code} — ${accidentKindName(code) ?? code}`,
}))

export const HELP_SPECS: Specs = [
  {
    name: 'reportedBy',
    label: 'Кто сообщил работодателю',
    kind: 'line',
    max: LINE,
    hint: 'Фамилия, инициалы, должность',
  },
  { name: 'firstAidBy', label: 'Кто оказал первую помощь', kind: 'line', max: LINE },
  { name: 'firstAidAt', label: 'Когда оказана помощь', kind: 'moment' },
  { name: 'firstAidMeasures', label: 'Что сделано, куда доставлен', kind: 'long', max: LONG },
]

export const SCENE_SPECS: Specs = [
  { name: 'workPerformed', label: 'Какая работа выполнялась', kind: 'long', max: LONG },
  {
    name: 'placeDescription',
    label: 'Описание места',
    kind: 'long',
    max: LONG,
    hint: 'Что видно на месте: освещение, пол, ограждения, знаки',
  },
  { name: 'workplaceNumber', label: 'Номер рабочего места по СОУТ', kind: 'line', max: 50 },
  { name: 'hazardousFactors', label: 'Опасные и вредные факторы', kind: 'long', max: LONG },
  {
    name: 'equipment',
    label: 'Оборудование',
    kind: 'long',
    max: LONG,
    hint: 'Наименование, тип, марка, год выпуска, изготовитель',
  },
  { name: 'sceneKept', label: 'Обстановка сохранена', kind: 'yesNo' },
  {
    name: 'sceneNote',
    label: 'Что изменено и почему',
    kind: 'line',
    max: LINE,
    hint: 'Если обстановку пришлось изменить, её фиксируют снимками и схемой',
  },
]

const GROUNDS = INSPECTION_GROUNDS.map((value) => ({ value, label: INSPECTION_GROUND_LABELS[value] }))

/** Filled in, the course is another one: no commission, the inspector's conclusion instead of its decision. */
export const INSPECTION_SPECS: Specs = [
  {
    name: 'inspectionGround',
    label: 'Почему расследует инспектор',
    kind: 'choice',
    choices: GROUNDS,
    hint: 'С основанием шаги перестроятся: вместо решения комиссии — заключение инспектора',
  },
  {
    name: 'inspectionDecidedOn',
    label: 'День его решения',
    kind: 'day',
    hint: 'С этого дня идёт срок расследования (приказ №\u00a0223н, п. 20.5)',
  },
  { name: 'inspectionDecisionNumber', label: 'Номер решения', kind: 'line', max: 50 },
  {
    name: 'inspectorName',
    label: 'Инспектор',
    kind: 'line',
    max: LINE,
    hint: 'Фамилия, инициалы, должность',
  },
  { name: 'inspectorConcludedOn', label: 'День заключения (форма №\u00a07)', kind: 'day' },
  { name: 'inspectorConclusionNumber', label: 'Номер заключения', kind: 'line', max: 50 },
  { name: 'prescriptionNumber', label: 'Номер предписания', kind: 'line', max: 50 },
  { name: 'prescriptionDue', label: 'Исполнить предписание до', kind: 'day', isAhead: true },
]

export const QUALIFICATION_SPECS: Specs = [
  { name: 'kindCode', label: 'Вид происшествия', kind: 'choice', choices: KINDS },
  { name: 'isWorkRelated', label: 'Связан с производством', kind: 'yesNo' },
  { name: 'qualificationNote', label: 'Обоснование решения', kind: 'long', max: LONG },
  { name: 'hasDisagreements', label: 'Есть разногласия в комиссии', kind: 'yesNo' },
  { name: 'conclusion', label: 'Заключение комиссии', kind: 'long', max: LONG },
]

export const ACT_SPECS: Specs = [
  {
    name: 'sendingOrganisation',
    label: 'Кто направил работника',
    kind: 'line',
    max: LINE,
    hint: 'Если его направила другая организация: наименование, адрес, ИНН, ОКВЭД',
  },
  {
    name: 'riskAssessment',
    label: 'Оценка рисков',
    kind: 'line',
    max: LINE,
    hint: 'Если записи в разделе «Риски» мало: дата, документ, ознакомление пострадавшего',
  },
  {
    name: 'ppeNote',
    label: 'Применение СИЗ',
    kind: 'long',
    max: LONG,
    hint: 'Что выдано, возьмётся из раздела «СИЗ»; здесь — были ли они применены',
  },
]
