import { SECTION_LABELS, SECTIONS, type Section } from '../section/sections.ts'

/** What an entry of the change log is about. */
export const LOG_ENTITIES = [
  'company',
  'fact',
  'counterparty',
  'place',
  'thing',
  'absence',
  'list-view',
  'member',
  'invitation',
  'department',
  'employee',
  'event',
  'recount',
  'unscheduled',
  'instruction',
  'workplace',
  'memo',
  'responsibility',
  'document',
  'template',
  'dispatch',
  'incident',
  'incident-measure',
  'microtrauma',
  'letter',
  'user',
  'calendar-link',
  'payer',
  'invoice',
] as const
export type LogEntity = (typeof LOG_ENTITIES)[number]

const OTHER_AREAS = [
  'company',
  'colleagues',
  'employees',
  'instructions',
  'workplaces',
  'memos',
  'responsible',
  'documents',
  'templates',
  'dispatches',
  'incidents',
  'letters',
  'billing',
] as const

/** Parts of the product that the log is filtered by: the sections, and the rest. */
export const LOG_AREAS = [...OTHER_AREAS, ...SECTIONS] as const
export type LogArea = (typeof LOG_AREAS)[number]

export const LOG_AREA_LABELS = {
  company: 'Организация',
  colleagues: 'Коллеги',
  employees: 'Работники и отделы',
  instructions: 'Инструкции',
  workplaces: 'Рабочие места',
  memos: 'Заявки',
  responsible: 'Ответственные',
  documents: 'Документы',
  templates: 'Шаблоны',
  dispatches: 'Отправка документов',
  incidents: 'Происшествия и микротравмы',
  letters: 'Письма и календарь',
  billing: 'Тариф и оплата',
  ...SECTION_LABELS,
} satisfies Record<LogArea, string>

const AREA_OF_ENTITY = {
  company: 'company',
  fact: 'company',
  counterparty: 'company',
  place: 'company',
  thing: 'company',
  absence: 'employees',
  'list-view': 'company',
  member: 'colleagues',
  invitation: 'colleagues',
  department: 'employees',
  employee: 'employees',
  event: null,
  recount: 'employees',
  unscheduled: 'employees',
  instruction: 'instructions',
  workplace: 'workplaces',
  memo: 'memos',
  responsibility: 'responsible',
  document: 'documents',
  template: 'templates',
  dispatch: 'dispatches',
  incident: 'incidents',
  'incident-measure': 'incidents',
  microtrauma: 'incidents',
  letter: 'letters',
  user: 'letters',
  'calendar-link': 'letters',
  payer: 'billing',
  invoice: 'billing',
} satisfies Record<LogEntity, LogArea | null>

/** The entities of an area; the records of a section are told apart by their section. */
export function entitiesOfArea(area: LogArea): LogEntity[] {
  return LOG_ENTITIES.filter((entity) =>
    isSectionArea(area) ? AREA_OF_ENTITY[entity] === null : AREA_OF_ENTITY[entity] === area,
  )
}

export function isSectionArea(area: LogArea): area is Section {
  return SECTIONS.some((section) => section === area)
}
