import type { VictimInput } from '@ot/contract'
import {
  EMPLOYEE_FIELD_LABELS,
  EMPLOYMENT_STATUSES,
  INCIDENT_OUTCOME_LABELS,
  INCIDENT_OUTCOMES,
  INJURY_SEVERITIES,
  INJURY_SEVERITY_LABELS,
  OUTSIDE_STANDINGS,
  STAFF_STANDINGS,
  STANDINGS,
  type VictimStanding,
} from '@ot/domain'
import type { NamedSpec } from '../../../ui/form/text-spec.ts'

const SHORT = 20
const LINE = 500
const LONG = 5000

export type VictimFactName = Exclude<keyof VictimInput, 'id' | 'employeeId' | 'fullname' | 'position' | 'sex'>

type Specs = readonly NamedSpec<VictimFactName>[]

const SEVERITIES = INJURY_SEVERITIES.map((value) => ({ value, label: INJURY_SEVERITY_LABELS[value] }))
const OUTCOMES = INCIDENT_OUTCOMES.map((value) => ({ value, label: INCIDENT_OUTCOME_LABELS[value] }))
const STATUSES = EMPLOYMENT_STATUSES.map(({ code, name }) => ({ value: code, label: `${code} — ${name}` }))
const GROUPS = [
  { value: '1', label: 'I группа' },
  { value: '2', label: 'II группа' },
  { value: '3', label: 'III группа' },
]

export const INJURY_SPECS: Specs = [
  {
    name: 'injury',
    label: 'Что повреждено',
    kind: 'long',
    max: LONG,
    hint: 'Как известно сейчас: характер повреждения и часть тела',
  },
  { name: 'severity', label: 'Тяжесть по форме 315/у', kind: 'choice', choices: SEVERITIES },
  { name: 'diagnosis', label: 'Диагноз по форме 315/у', kind: 'long', max: LONG },
  { name: 'icdCode', label: 'Код МКБ-10', kind: 'line', max: SHORT, hint: 'Например, S61.0' },
  { name: 'medicalFormNumber', label: 'Номер формы 315/у', kind: 'line', max: 50 },
  { name: 'medicalFormDate', label: 'Дата формы 315/у', kind: 'day' },
  { name: 'medicalOrganisation', label: 'Медицинская организация', kind: 'line', max: LINE },
  { name: 'intoxicated', label: 'Был в состоянии опьянения', kind: 'yesNo' },
  {
    name: 'intoxicationNote',
    label: 'Освидетельствование',
    kind: 'line',
    max: LINE,
    hint: 'Степень опьянения и реквизиты заключения; если не проводилось, так и напишите',
  },
]

/** Who investigates hangs on it, and who is told. */
function standingSpecs(standings: readonly VictimStanding[]): Specs {
  return [
    {
      name: 'standing',
      label: 'Положение',
      kind: 'choice',
      isRequired: true,
      choices: standings.map((value) => ({ value, label: STANDINGS[value].label })),
      hint: 'От него зависит, кто расследует случай и кому сообщать',
    },
    {
      name: 'organisation',
      label: 'Другой работодатель',
      kind: 'line',
      max: LINE,
      hint: 'Если он есть: наименование, адрес, ИНН. Печатается в акте',
    },
  ]
}

export function workSpecs({ employeeId }: { employeeId: number | null }): Specs {
  return employeeId === null
    ? [
        ...standingSpecs(OUTSIDE_STANDINGS),
        { name: 'birthDate', label: EMPLOYEE_FIELD_LABELS.birthDate, kind: 'day' },
        ...WORK_SPECS,
      ]
    : [...standingSpecs(STAFF_STANDINGS), ...WORK_SPECS]
}

const WORK_SPECS: Specs = [
  { name: 'hoursFromStart', label: 'Полных часов от начала работы', kind: 'whole' },
  { name: 'employmentStatusCode', label: 'Статус занятости', kind: 'choice', choices: STATUSES },
  { name: 'occupationCode', label: 'Код занятия по ОКЗ', kind: 'line', max: SHORT },
  { name: 'professionCode', label: 'Код профессии', kind: 'line', max: SHORT },
  { name: 'experienceYears', label: 'Стаж в этой работе (лет)', kind: 'whole' },
  { name: 'experienceMonths', label: 'Стаж в этой работе (месяцев)', kind: 'whole' },
  {
    name: 'experienceHereYears',
    label: 'Из них здесь (лет)',
    kind: 'whole',
    hint: 'Пусто — стаж считается со дня приёма',
  },
  { name: 'experienceHereMonths', label: 'Из них здесь (месяцев)', kind: 'whole' },
  {
    name: 'family',
    label: 'Семейное положение',
    kind: 'long',
    max: LONG,
    hint: 'Состав семьи; фамилии, инициалы и возраст тех, кто на иждивении',
  },
  {
    name: 'internship',
    label: 'Стажировка',
    kind: 'line',
    max: LINE,
    hint: 'Период; если не проводилась — «не проводилась»',
  },
  {
    name: 'psychiatricExam',
    label: 'Психиатрическое освидетельствование',
    kind: 'line',
    max: LINE,
    hint: 'Дата или «не требуется»',
  },
  {
    name: 'preShiftExam',
    label: 'Предсменный осмотр',
    kind: 'line',
    max: LINE,
    hint: 'Дата или «не требуется»',
  },
  {
    name: 'faultPercent',
    label: 'Вина пострадавшего',
    kind: 'whole',
    unit: '%',
    hint: 'Только при грубой неосторожности, не больше 100',
  },
]

export const OUTCOME_SPECS: Specs = [
  { name: 'sickLeaveFrom', label: 'Нетрудоспособен с', kind: 'day' },
  { name: 'sickLeaveTo', label: 'Нетрудоспособен по', kind: 'day' },
  { name: 'daysLost', label: 'Дней нетрудоспособности', kind: 'whole' },
  {
    name: 'finalDiagnosis',
    label: 'Заключительный диагноз',
    kind: 'long',
    max: LONG,
    hint: 'По форме 316/у',
  },
  { name: 'finalDiagnosisDate', label: 'Дата формы 316/у', kind: 'day' },
  { name: 'outcome', label: 'Исход', kind: 'choice', choices: OUTCOMES },
  {
    name: 'disabilityGroup',
    label: 'Группа инвалидности',
    kind: 'choice',
    choices: GROUPS,
    isNumber: true,
  },
  { name: 'diedOn', label: 'Дата смерти', kind: 'day' },
]
