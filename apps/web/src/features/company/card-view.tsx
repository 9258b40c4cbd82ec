import type { CompanyAnswer } from '@ot/contract'
import { shownField } from '../../lib/form/field-words.ts'
import { CardSection } from '../../ui/card-section.tsx'
import { ReadRow } from '../../ui/form-row.tsx'
import { CARD_SECTIONS, type CompanyField, isCardFieldAsked } from './card-fields.ts'
import { cardValues } from './card-values.ts'
import { activityNames, cardWords } from './card-words.ts'

const NOT_GIVEN = 'не указано'

/** The card as it is read. */
export function CardView({ company }: { company: CompanyAnswer | null }) {
  const card = cardValues(company)
  const words = cardWords(activityNames(company?.activities ?? []))
  return CARD_SECTIONS.map(({ title, fields }) => (
    <CardSection key={title} title={title}>
      <dl>
        {fields
          .filter((field) => isCardFieldAsked(field, card.inn))
          .map((field) => (
            <ReadRow
              key={field}
              label={words[field].label}
              text={company === null ? '' : shownField(words, card, field)}
              empty={emptyText(field)}
            />
          ))}
      </dl>
    </CardSection>
  ))
}

function emptyText(field: CompanyField): string {
  switch (field) {
    case 'directorNameCases':
    case 'directorPositionCases':
      return 'как сделает программа'
    default:
      return NOT_GIVEN
  }
}
