import { normalisePhone } from '@ot/domain'
import type { Found, FoundChange } from '../../lib/company/use-inn-lookup.ts'
import {
  CARD_SECTIONS,
  type CompanyField,
  isCardFieldAsked,
  isCardFieldRequired,
  isTextField,
  type TextFieldName,
} from './card-fields.ts'
import type { CardValues } from './card-values.ts'

export type FoundFieldChange = FoundChange<TextFieldName>

/** What a lookup by ИНН changes in a card: only fields it knows, and of those only the ones that differ. */
export function cardChanges(card: CardValues, found: Found): FoundFieldChange[] {
  return Object.entries(found).flatMap(([field, value]) => {
    if (!isTextField(field) || value === undefined || value.trim() === '') return []
    const from = card[field].trim()
    const to = field === 'phone' ? normalisePhone(value) : value.trim()
    return from === to ? [] : [{ field, from, to }]
  })
}

/** Required fields with nothing in them, in the order of the card. */
export function missingFields(card: CardValues): CompanyField[] {
  return CARD_SECTIONS.flatMap(({ fields }) => fields).filter(
    (field) => isCardFieldRequired(field) && isCardFieldAsked(field, card.inn) && isBlank(card[field]),
  )
}

function isBlank(value: CardValues[CompanyField]): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
