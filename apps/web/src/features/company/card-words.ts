import { byField, CASE_LABELS, RISK_CATEGORY_LABELS } from '@ot/domain'
import type { FieldWords, WordsTable } from '../../lib/form/field-words.ts'
import { CARD_LABELS, CARD_TEXT_FIELDS, type CompanyField } from './card-fields.ts'
import { type CardValues, type CaseTexts, SIGNATORY_CASES } from './card-values.ts'
import { timeZoneLabel } from './time-zones.ts'

type ActivityNames = ReadonlyMap<number, string>

export function activityNames(...lists: readonly (readonly { id: number; name: string }[])[]): ActivityNames {
  return new Map(lists.flat().map(({ id, name }) => [id, name]))
}

/** The facts of the card in words, a line an item. */
export function cardWords(activities: ActivityNames): WordsTable<CardValues> {
  return {
    ...byField(CARD_TEXT_FIELDS, (field) => words<string>(field, (text) => text)),
    headcount: words('headcount', (text) => text),
    regionalDaysOff: words('regionalDaysOff', (text) => text),
    activities: words('activities', (ids) =>
      ids.map((id) => activities.get(id) ?? `№\u00a0${id}`).join('\n'),
    ),
    additionalAddresses: words('additionalAddresses', (addresses) => addresses.join('\n')),
    directorNameCases: words('directorNameCases', casesText),
    directorPositionCases: words('directorPositionCases', casesText),
    timeZone: words('timeZone', timeZoneLabel),
    microEnterprise: words('microEnterprise', yesOrNo),
    riskCategory: words('riskCategory', (category) =>
      category === null ? '' : RISK_CATEGORY_LABELS[category],
    ),
  }
}

function words<Value>(field: CompanyField, text: (value: Value) => string): FieldWords<Value> {
  return { label: CARD_LABELS[field], text }
}

function casesText(cases: CaseTexts): string {
  return SIGNATORY_CASES.filter((name) => cases[name] !== '')
    .map((name) => `${CASE_LABELS[name]}: ${cases[name]}`)
    .join('\n')
}

export function yesOrNo(value: boolean | null): string {
  if (value === null) return ''
  return value ? 'Да' : 'Нет'
}
