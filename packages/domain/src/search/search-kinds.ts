import {
  addressOf,
  employeeAddress,
  memoAddress,
  recordAddress,
  registeredAddress,
  templateAddress,
} from '../page/page-address.ts'
import { PAGES } from '../page/pages.ts'

/** What a company keeps and what is looked for by words, in the order of the answer. */
export const SEARCH_KINDS = [
  'employee',
  'document',
  'template',
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
  memo: 'Заявки',
  incident: 'Происшествия',
  microtrauma: 'Микротравмы',
  thing: 'Оборудование',
  place: 'Здания и помещения',
  counterparty: 'Контрагенты',
} satisfies Record<SearchKind, string>

/** What names one that was found: a registered paper stands in its list by number and day, a template by its title. */
export type SearchTarget =
  | { kind: Exclude<SearchKind, 'document' | 'template'>; id: number }
  | { kind: 'document'; number: string; date: string }
  | { kind: 'template'; title: string }

/** Where it is opened. */
export function searchAddress(target: SearchTarget): string {
  switch (target.kind) {
    case 'employee':
      return employeeAddress(target.id)
    case 'document':
      return registeredAddress(target)
    case 'template':
      return templateAddress(target.title)
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
