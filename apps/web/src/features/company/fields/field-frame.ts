import type { FieldFrame } from '../../../ui/field.tsx'
import { type CompanyField, isRequired, LABELS } from '../card-fields.ts'
import type { CardForm } from '../use-card-form.ts'

/** What a control's row needs to know of its field. */
export function cardFrame(form: CardForm, field: CompanyField): FieldFrame {
  return {
    id: `company-${field}`,
    label: LABELS[field],
    isRequired: isRequired(field),
    error: form.problemOf(field),
  }
}
