import type { CompanyInput } from '@ot/contract'
import { COMPANY_FIELD_LABELS, isSoleTraderInn } from '@ot/domain'
import { lowerFirst } from '@ot/text'

export type CompanyField = keyof CompanyInput

/** Facts that are one text. */
export const CARD_TEXT_FIELDS = [
  'name',
  'shortName',
  'formOfOwnership',
  'legalAddress',
  'actualAddress',
  'mailingAddress',
  'phone',
  'email',
  'inn',
  'kpp',
  'okpo',
  'okato',
  'oktmo',
  'okved',
  'ogrn',
  'okogu',
  'directorName',
  'directorPosition',
  'city',
  'sfrNumber',
  'coldSeason',
] as const satisfies readonly CompanyField[]
export type TextFieldName = (typeof CARD_TEXT_FIELDS)[number]

/** In the order of the card. */
export const CARD_LABELS = COMPANY_FIELD_LABELS satisfies Record<CompanyField, string>

export const CARD_SECTIONS: readonly { title: string; fields: readonly CompanyField[] }[] = [
  { title: 'Наименование и ИНН', fields: ['inn', 'name', 'shortName', 'formOfOwnership'] },
  { title: 'Реквизиты', fields: ['kpp', 'ogrn', 'okpo', 'okato', 'oktmo', 'okved', 'okogu'] },
  { title: 'Адреса', fields: ['legalAddress', 'actualAddress', 'mailingAddress', 'additionalAddresses'] },
  { title: 'Контакты', fields: ['phone', 'email'] },
  {
    title: 'Руководитель',
    fields: ['directorName', 'directorNameCases', 'directorPosition', 'directorPositionCases'],
  },
  { title: 'Деятельность', fields: ['activities'] },
  {
    title: 'Дополнительно',
    fields: [
      'city',
      'timeZone',
      'headcount',
      'microEnterprise',
      'riskCategory',
      'sfrNumber',
      'regionalDaysOff',
      'coldSeason',
    ],
  },
]

const REQUIRED: ReadonlySet<CompanyField> = new Set([
  'activities',
  'inn',
  'formOfOwnership',
  'name',
  'shortName',
  'legalAddress',
  'actualAddress',
  'mailingAddress',
  'phone',
  'email',
  'kpp',
  'okpo',
  'okato',
  'oktmo',
  'okved',
  'ogrn',
  'okogu',
  'directorName',
  'directorPosition',
])

export function isCardFieldRequired(field: CompanyField): boolean {
  return REQUIRED.has(field)
}

/** КПП does not exist for a sole trader. */
export function isCardFieldAsked(field: CompanyField, inn: string): boolean {
  return field !== 'kpp' || !isSoleTraderInn(inn.trim())
}

export function isTextField(field: string): field is TextFieldName {
  return CARD_TEXT_FIELDS.some((name) => name === field)
}

/** A label in the middle of a sentence; an abbreviation keeps its capitals. */
export function labelInSentence(field: CompanyField): string {
  return lowerFirst(CARD_LABELS[field])
}
