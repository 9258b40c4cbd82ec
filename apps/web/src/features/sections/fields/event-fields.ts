import {
  type BriefingKind,
  type EventFormField,
  eventField,
  isEventFormField,
  PROGRAMME_FACTS,
  type Section,
  sectionFields,
} from '@ot/domain'
import type { EventValues } from './event-values.ts'

/** Which form it is: each asks for another part of the same fields. */
export type FormMode = 'add' | 'edit' | 'complete'

function asked(section: Section, part: 'definition' | 'completion'): EventFormField[] {
  return sectionFields(section, part).filter(isEventFormField)
}

/** In the order of the form; what is shown of them the values decide. */
export function formFields(section: Section, mode: FormMode): readonly EventFormField[] {
  // The day the report was approved is the day it was done: asked for once.
  const done: EventFormField = section === 'sout' && mode !== 'complete' ? 'reportOn' : 'date'
  const place: readonly EventFormField[] = section === 'sout' ? ['workplaceNumber'] : []
  const completion = asked(section, 'completion').filter((field) => field !== 'reportOn')
  if (mode === 'complete') return [...place, done, ...completion]
  // What is no item of the order has a name of its own.
  const name: readonly EventFormField[] = section === 'medical' ? ['name'] : []
  const terms: readonly EventFormField[] = ['periodicity', 'periodReason', done, 'firstDeadline']
  return [...asked(section, 'definition'), ...name, ...place, ...terms, ...completion]
}

const WITH_REASON: readonly BriefingKind[] = ['unscheduled', 'targeted', 'fire-unscheduled', 'fire-targeted']

/** Fields that mean something only beside what is chosen already. */
const MEANT: Partial<Record<EventFormField, (values: EventValues) => boolean>> = {
  reason: ({ kind }) => kind !== null && WITH_REASON.includes(kind),
  shifts: ({ kind }) => kind === 'internship',
  registryNumber: ({ programme }) => programme !== null && PROGRAMME_FACTS[programme].registryId !== null,
  firstDeadline: ({ date, reportOn }) => date === '' && reportOn === '',
}

export function isMeant(field: EventFormField, values: EventValues): boolean {
  return MEANT[field]?.(values) ?? true
}

export function isEventFieldRequired(field: EventFormField, mode: FormMode): boolean {
  return mode === 'complete' ? field === 'date' : eventField(field).isRequired === true
}
