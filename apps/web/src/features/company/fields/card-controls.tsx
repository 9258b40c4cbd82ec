import { CardSection } from '../../../ui/card-section.tsx'
import { isAsked, SECTIONS } from '../card-fields.ts'
import type { CardForm } from '../use-card-form.ts'
import { ActivitiesField, type ActivitiesFieldProps } from './activities-field.tsx'
import { CardField } from './card-field.tsx'

type CardControlsProps = ActivitiesFieldProps & { form: CardForm }

/** Every field of the card, in the places where it is read. */
export function CardControls({ form, ...activities }: CardControlsProps) {
  return SECTIONS.map(({ title, fields }) => (
    <CardSection key={title} title={title}>
      <div>
        {fields
          .filter((field) => isAsked(field, form.values.inn))
          .map((field) =>
            field === 'activities' ? (
              <ActivitiesField key={field} form={form} {...activities} />
            ) : (
              <CardField key={field} form={form} field={field} />
            ),
          )}
      </div>
    </CardSection>
  ))
}
