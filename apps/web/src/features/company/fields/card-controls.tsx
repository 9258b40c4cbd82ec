import { todayIn } from '../../../lib/calendar-date.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { isAsked, SECTIONS } from '../card-fields.ts'
import type { CardForm } from '../use-card-form.ts'
import type { ActivitiesOffer } from './activities-control.tsx'
import { cardTable } from './card-table.tsx'
import { useInnLookup } from './use-inn-lookup.ts'

type CardControlsProps = ActivitiesOffer & { form: CardForm }

/** Every field of the card, in the places where it is read. */
export function CardControls({ form, ...activities }: CardControlsProps) {
  const lookup = useInnLookup(form)
  const { values, set } = form
  const problemOf = (field: string) => (field === 'inn' ? lookup.refusal : null) ?? form.problemOf(field)
  const table = cardTable({ form, lookup, ...activities })
  return SECTIONS.map(({ title, fields }) => (
    <CardSection key={title} title={title}>
      <div>
        <FieldRows
          form={{ values, set, problemOf }}
          table={table}
          names={fields.filter((field) => isAsked(field, values.inn))}
          prefix="company"
          today={todayIn(values.timeZone)}
        />
      </div>
    </CardSection>
  ))
}
