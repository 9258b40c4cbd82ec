import {
  EVENT_FIELDS,
  type EventChoice,
  type EventChoiceField,
  eventField,
  fieldNames,
  isEventFieldOf,
  PROGRAMME_FACTS,
  PROGRAMMES,
} from '@ot/domain'
import type { Choice } from '../../../ui/choices.ts'
import { ChoiceRow, TextRow } from './event-rows.tsx'
import type { EventField } from './event-values.ts'
import { FactorRow } from './factor-row.tsx'
import type { EventForm } from './field-props.ts'
import { HazardsField } from './hazards-field.tsx'
import { PeriodicityRow } from './periodicity-row.tsx'
import { WorkplaceRow } from './workplace-row.tsx'

/** Programmes are looked for by their letters. */
const PROGRAMME_CHOICES = PROGRAMMES.map((value) => {
  const { code, title } = PROGRAMME_FACTS[value]
  return { value, label: `${code}. ${title}` }
})

function choicesOf<F extends EventChoiceField>(field: F): readonly Choice<EventChoice<F> | null>[] {
  const { words = {}, absent } = eventField(field)
  const members = fieldNames(EVENT_FIELDS[field].words).map((value) => ({
    value,
    label: words[value] ?? value,
  }))
  return absent === undefined ? members : [{ value: null, label: absent }, ...members]
}

/** One field of a section's form, whatever it is. */
export function EventFieldRow({ of, field }: { of: EventForm; field: EventField }) {
  if (field === 'programme') return <ChoiceRow of={of} field={field} choices={PROGRAMME_CHOICES} />
  if (isEventFieldOf(field, 'choice')) return <ChoiceRow of={of} field={field} choices={choicesOf(field)} />
  if (isEventFieldOf(field, 'factor')) return <FactorRow of={of} />
  if (isEventFieldOf(field, 'workplace')) return <WorkplaceRow of={of} />
  if (isEventFieldOf(field, 'hazards')) return <HazardsField of={of} />
  if (isEventFieldOf(field, 'period')) return <PeriodicityRow of={of} />
  return <TextRow of={of} field={field} />
}
