import { departmentAddress } from '../page/department-address.ts'
import {
  addressOf,
  employeeAddress,
  memoAddress,
  recordAddress,
  registeredAddress,
  templateAddress,
} from '../page/page-address.ts'
import { PAGES } from '../page/pages.ts'
import { sectionAddress } from '../page/section-address.ts'
import { SECTION_LABELS, type Section } from '../section/sections.ts'

/** Sections whose obligations have names of their own: a thing to wear, an item of 29н, a programme, a kind of briefing. */
export const SEARCHED_SECTIONS = [
  'ppe',
  'medical',
  'training',
  'briefing',
] as const satisfies readonly Section[]
export type SearchedSection = (typeof SEARCHED_SECTIONS)[number]

/** What a company keeps and what is looked for by words, in the order of the answer. */
export const SEARCH_KINDS = [
  'employee',
  'document',
  'template',
  ...SEARCHED_SECTIONS,
  'department',
  'workplace',
  'memo',
  'incident',
  'microtrauma',
  'thing',
  'place',
  'counterparty',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Over those of one kind. */
export const SEARCH_KIND_LABELS = {
  employee: 'Работники',
  document: 'Зарегистрированные документы',
  template: 'Шаблоны документов',
  ppe: SECTION_LABELS.ppe,
  medical: SECTION_LABELS.medical,
  training: SECTION_LABELS.training,
  briefing: SECTION_LABELS.briefing,
  department: 'Отделы',
  workplace: 'Рабочие места',
  memo: 'Заявки',
  incident: 'Происшествия',
  microtrauma: 'Микротравмы',
  thing: 'Оборудование',
  place: 'Здания и помещения',
  counterparty: 'Контрагенты',
} satisfies Record<SearchKind, string>

/** What names one that was found: a registered paper stands in its list by number and day, a template by its title, what many owe by its name. */
export type SearchTarget =
  | { kind: Exclude<SearchKind, 'document' | 'template' | SearchedSection>; id: number }
  | { kind: 'document'; number: string; date: string }
  | { kind: 'template' | SearchedSection; title: string }

/** Where it is opened. */
export function searchAddress(target: SearchTarget): string {
  switch (target.kind) {
    case 'employee':
      return employeeAddress(target.id)
    case 'document':
      return registeredAddress(target)
    case 'template':
      return templateAddress(target.title)
    case 'ppe':
    case 'medical':
    case 'training':
    case 'briefing':
      return sectionAddress('register', target.kind, { text: target.title })
    case 'department':
      return departmentAddress(target.id)
    case 'workplace':
      return recordAddress(PAGES.employeesWorkplaces, target.id)
    case 'memo':
      return memoAddress(target.id)
    case 'incident':
      return addressOf(PAGES.incident, target.id)
    case 'microtrauma':
      return addressOf(PAGES.microtrauma, target.id)
    case 'thing':
      return recordAddress(PAGES.things, target.id)
    case 'place':
      return recordAddress(PAGES.places, target.id)
    case 'counterparty':
      return recordAddress(PAGES.counterparties, target.id)
  }
}
