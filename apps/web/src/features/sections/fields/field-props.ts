import type { Section } from '@ot/domain'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import type { FieldFrame } from '../../../ui/field.tsx'
import { type FormMode, isRequired } from './event-fields.ts'
import type { EventField, EventValues } from './event-values.ts'

/** A form of the sections and what its fields need to know of it. */
export interface EventForm {
  form: ContractForm<EventValues>
  section: Section
  mode: FormMode
  labels: Readonly<Record<EventField, string>>
  /** What belongs to a field by the choice made in it: a kind of briefing brings its period. */
  choose: <K extends EventField>(field: K, value: EventValues[K]) => void
  hints: Partial<Record<EventField, string>>
}

export function eventFrame(of: EventForm, field: EventField): FieldFrame {
  const { form, mode, labels, hints } = of
  return {
    // Forms of two dialogs may stand on one page while the first one closes.
    id: `${mode}-${field}`,
    label: labels[field],
    isRequired: isRequired(field, mode),
    hint: hints[field],
    error: form.problemOf(field),
  }
}
