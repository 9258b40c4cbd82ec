import type { ReactNode } from 'react'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { EventFieldRow } from '../fields/event-field.tsx'
import { isMeant } from '../fields/event-fields.ts'
import type { EventField } from '../fields/event-values.ts'
import type { EventForm } from '../fields/field-props.ts'

interface EventFormFrameProps {
  of: EventForm & { asksReason: boolean }
  fields: readonly EventField[]
  frame: FormInDialog
  submitLabel: string
  /** Above the fields: what there is to know. */
  note?: ReactNode
}

/** The fields of a section's form that mean something now. */
export function EventFormFrame({ of, fields, frame, submitLabel, note }: EventFormFrameProps) {
  const shown = fields.filter(
    (field) => isMeant(field, of.form.values) && (field !== 'periodReason' || of.asksReason),
  )
  return (
    <FormFrame form={of.form} submitLabel={submitLabel} {...frame}>
      {note}
      {shown.map((field) => (
        <EventFieldRow key={field} of={of} field={field} />
      ))}
    </FormFrame>
  )
}
