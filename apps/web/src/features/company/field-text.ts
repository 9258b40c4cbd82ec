import { RISK_CATEGORY_LABELS } from '@ot/domain'
import type { CompanyField } from './card-fields.ts'
import { CASE_LABELS, CASES, type CardValues, type CaseTexts } from './card-values.ts'
import { timeZoneLabel } from './time-zones.ts'

type ActivityNames = ReadonlyMap<number, string>

export function activityNames(...lists: readonly (readonly { id: number; name: string }[])[]): ActivityNames {
  return new Map(lists.flat().map(({ id, name }) => [id, name]))
}

/** A fact of the card in words, a line an item; empty when it is not given. */
export function fieldText(field: CompanyField, card: CardValues, activities: ActivityNames): string {
  switch (field) {
    case 'activities':
      return card.activities.map((id) => activities.get(id) ?? `№ ${id}`).join('\n')
    case 'additionalAddresses':
      return card.additionalAddresses.join('\n')
    case 'directorNameCases':
    case 'directorPositionCases':
      return casesText(card[field])
    case 'timeZone':
      return timeZoneLabel(card.timeZone)
    case 'microEnterprise':
      return yesOrNo(card.microEnterprise)
    case 'riskCategory':
      return card.riskCategory === null ? '' : RISK_CATEGORY_LABELS[card.riskCategory]
    case 'headcount':
    case 'name':
    case 'shortName':
    case 'formOfOwnership':
    case 'legalAddress':
    case 'actualAddress':
    case 'mailingAddress':
    case 'phone':
    case 'email':
    case 'inn':
    case 'kpp':
    case 'okpo':
    case 'okato':
    case 'oktmo':
    case 'okved':
    case 'ogrn':
    case 'okogu':
    case 'directorName':
    case 'directorPosition':
    case 'city':
    case 'sfrNumber':
      return card[field]
  }
}

function casesText(cases: CaseTexts): string {
  return CASES.filter((name) => cases[name] !== '')
    .map((name) => `${CASE_LABELS[name]}: ${cases[name]}`)
    .join('\n')
}

export function yesOrNo(value: boolean | null): string {
  if (value === null) return ''
  return value ? 'Да' : 'Нет'
}
