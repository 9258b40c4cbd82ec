import {
  BRIEFING_KIND_LABELS,
  BRIEFING_KINDS,
  CONDITIONS_CLASSES,
  MEDICAL_CONCLUSION_LABELS,
  MEDICAL_CONCLUSIONS,
  PROGRAMME_FACTS,
  PROGRAMMES,
  TRAINING_RESULT_LABELS,
  TRAINING_RESULTS,
} from '@ot/domain'
import type { Choice } from '../../../ui/choices.ts'
import { ChoiceRow, DateRow, TextRow } from './event-rows.tsx'
import type { EventField } from './event-values.ts'
import { FactorRow } from './factor-row.tsx'
import type { EventForm } from './field-props.ts'
import { HazardsField } from './hazards-field.tsx'
import { PeriodicityRow } from './periodicity-row.tsx'
import { WorkplaceRow } from './workplace-row.tsx'

const KINDS = BRIEFING_KINDS.map((value) => ({ value, label: BRIEFING_KIND_LABELS[value] }))
const PROGRAMME_CHOICES = PROGRAMMES.map((value) => {
  const { code, title } = PROGRAMME_FACTS[value]
  return { value, label: `${code}. ${title}` }
})
const RESULTS = optional(
  'не указан',
  TRAINING_RESULTS.map((value) => ({ value, label: TRAINING_RESULT_LABELS[value] })),
)
const CONCLUSIONS = optional(
  'не указано',
  MEDICAL_CONCLUSIONS.map((value) => ({ value, label: MEDICAL_CONCLUSION_LABELS[value] })),
)
const CLASSES = optional(
  'не проводилось',
  CONDITIONS_CLASSES.map((value) => ({ value, label: value })),
)

function optional<Value>(none: string, choices: readonly Choice<Value>[]): readonly Choice<Value | null>[] {
  return [{ value: null, label: none }, ...choices]
}

/** One field of a section's form, whatever it is. */
export function EventFieldRow({ of, field }: { of: EventForm; field: EventField }) {
  switch (field) {
    case 'kind':
      return <ChoiceRow of={of} field={field} choices={KINDS} />
    case 'programme':
      return <ChoiceRow of={of} field={field} choices={PROGRAMME_CHOICES} />
    case 'result':
      return <ChoiceRow of={of} field={field} choices={RESULTS} />
    case 'conclusion':
      return <ChoiceRow of={of} field={field} choices={CONCLUSIONS} />
    case 'workingConditionsClass':
      return <ChoiceRow of={of} field={field} choices={CLASSES} />
    case 'factorNumber':
      return <FactorRow of={of} />
    case 'workplaceNumber':
      return <WorkplaceRow of={of} />
    case 'hazards':
      return <HazardsField of={of} />
    case 'periodicity':
      return <PeriodicityRow of={of} />
    case 'date':
    case 'firstDeadline':
    case 'reportOn':
    case 'registeredOn':
      return <DateRow of={of} field={field} />
    case 'name':
    case 'periodReason':
    case 'instructor':
    case 'localActs':
    case 'reason':
    case 'shifts':
    case 'hours':
    case 'protocolNumber':
    case 'provider':
    case 'providerInn':
    case 'registryNumber':
    case 'organisation':
    case 'ppe':
    case 'quantity':
    case 'unit':
    case 'norm':
    case 'handedOver':
    case 'size':
    case 'model':
    case 'certificate':
      return <TextRow of={of} field={field} />
  }
}
