import type { EventAnswer, EventOf, RiskDraftLine } from '@ot/contract'
import {
  byField,
  carriedFields,
  EVENT_FIELD_NAMES,
  type EventChoice,
  type EventChoiceField,
  type EventFormField,
  eventChoice,
  isEventFieldOf,
  isEventFormField,
  sectionFields,
} from '@ot/domain'
import { pickFields } from '../../../lib/form/changed-fields.ts'

/** A line of a risk card as it is typed: measures one a line. */
export interface HazardValues {
  code: string | null
  hazard: string
  danger: string
  probability: number | null
  severity: number | null
  measures: string
}

/** As they are typed; each section shows its part. */
export type EventTextField = Exclude<EventFormField, EventChoiceField | 'factorNumber' | 'hazards'>
type Choices = { [F in EventChoiceField]: EventChoice<F> | null }

/** All that the forms of the sections ask for. */
export interface EventValues extends Record<EventTextField, string>, Choices {
  factorNumber: string | null
  hazards: readonly HazardValues[]
}

type Facts = Readonly<Record<string, unknown>>

export const EVENT_TEXTS = EVENT_FIELD_NAMES.filter(
  (field): field is EventTextField =>
    isEventFormField(field) && !isEventFieldOf(field, 'choice', 'factor', 'hazards'),
)

function textsOf(facts: Facts): Record<EventTextField, string> {
  return byField(EVENT_TEXTS, (field) => String(facts[field] ?? ''))
}

function choicesOf(facts: Facts): Choices {
  return {
    kind: eventChoice('kind', facts.kind),
    programme: eventChoice('programme', facts.programme),
    result: eventChoice('result', facts.result),
    conclusion: eventChoice('conclusion', facts.conclusion),
    riskClass: eventChoice('riskClass', facts.riskClass),
    workingConditionsClass: eventChoice('workingConditionsClass', facts.workingConditionsClass),
  }
}

const NOTHING: Facts = {}
export const BLANK_VALUES: EventValues = {
  ...textsOf(NOTHING),
  ...choicesOf(NOTHING),
  unit: 'шт.',
  factorNumber: null,
  hazards: [],
}

/** What stands on an event, as a form shows it. */
export function eventValues(event: EventAnswer): EventValues {
  const { name, periodicity, date, deadline, periodReason } = event
  return {
    ...factValues(event, sectionFields(event.section, 'definition', 'place', 'completion')),
    name,
    periodicity,
    date: date ?? '',
    periodReason: periodReason ?? '',
    // Until it is done its deadline is the one it was given.
    firstDeadline: date === null ? (deadline ?? '') : '',
  }
}

/** What the next completion begins with: what the thing is, and what belongs to it and not to the day. */
export function nextValuesOf(event: EventAnswer): EventValues {
  const { section } = event
  const kept = [...sectionFields(section, 'definition', 'place'), ...carriedFields(section)]
  const values = event.date === null ? eventValues(event) : factValues(event, kept)
  return { ...values, date: '', handedOver: handedOverNext(event) }
}

function factValues(event: EventAnswer, fields: readonly string[]): EventValues {
  const facts: Facts = pickFields(event, fields)
  return {
    ...textsOf(facts),
    ...choicesOf(facts),
    unit: event.section === 'ppe' ? event.unit : BLANK_VALUES.unit,
    factorNumber: event.section === 'medical' ? event.factorNumber : null,
    hazards: event.section === 'risk' ? hazardValues(event.hazards) : [],
  }
}

export function hazardValues(lines: readonly RiskDraftLine[] | EventOf<'risk'>['hazards']): HazardValues[] {
  return lines.map((line) => ({ ...line, measures: line.measures.join('\n') }))
}

function handedOverNext(event: EventAnswer): string {
  if (event.section !== 'ppe') return ''
  return String(event.eventType === 'return' ? event.onHand : (event.quantity ?? 1))
}
