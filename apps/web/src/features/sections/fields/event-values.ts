import type { EventAnswer, EventOf, RiskDraftLine } from '@ot/contract'
import type { BriefingKind, ConditionsClass, MedicalConclusion, Programme, TrainingResult } from '@ot/domain'

/** A line of a risk card as it is typed: measures one a line. */
export interface HazardValues {
  code: string | null
  hazard: string
  danger: string
  probability: number | null
  severity: number | null
  measures: string
}

/** All that the forms of the sections ask for, as it is typed; each section shows its part. */
export interface EventValues {
  name: string
  periodicity: string
  date: string
  firstDeadline: string
  periodReason: string
  kind: BriefingKind | null
  instructor: string
  localActs: string
  reason: string
  shifts: string
  programme: Programme | null
  hours: string
  result: TrainingResult | null
  protocolNumber: string
  provider: string
  providerInn: string
  registryNumber: string
  factorNumber: string | null
  conclusion: MedicalConclusion | null
  organisation: string
  ppe: string
  quantity: string
  unit: string
  norm: string
  handedOver: string
  size: string
  model: string
  certificate: string
  workplaceNumber: string
  workingConditionsClass: ConditionsClass | null
  reportOn: string
  registeredOn: string
  hazards: readonly HazardValues[]
}
export type EventField = keyof EventValues

export const BLANK_VALUES: EventValues = {
  name: '',
  periodicity: '',
  date: '',
  firstDeadline: '',
  periodReason: '',
  kind: null,
  instructor: '',
  localActs: '',
  reason: '',
  shifts: '',
  programme: null,
  hours: '',
  result: null,
  protocolNumber: '',
  provider: '',
  providerInn: '',
  registryNumber: '',
  factorNumber: null,
  conclusion: null,
  organisation: '',
  ppe: '',
  quantity: '',
  unit: 'шт.',
  norm: '',
  handedOver: '',
  size: '',
  model: '',
  certificate: '',
  workplaceNumber: '',
  workingConditionsClass: null,
  reportOn: '',
  registeredOn: '',
  hazards: [],
}

/** What stands on an event, as a form shows it. */
export function valuesOf(event: EventAnswer): EventValues {
  const { name, periodicity, date, deadline, periodReason } = event
  return {
    ...BLANK_VALUES,
    name,
    periodicity,
    date: date ?? '',
    periodReason: periodReason ?? '',
    // Until it is done its deadline is the one it was given.
    firstDeadline: date === null ? (deadline ?? '') : '',
    ...factValues(event),
  }
}

/** What the next completion begins with: what belongs to the thing and not to the day. */
export function nextValuesOf(event: EventAnswer): EventValues {
  const values = event.date === null ? valuesOf(event) : { ...BLANK_VALUES, ...carriedValues(event) }
  return { ...values, ...identityValues(event), date: '', handedOver: handedOverNext(event) }
}

export function hazardValues(lines: readonly RiskDraftLine[] | EventOf<'risk'>['hazards']): HazardValues[] {
  return lines.map((line) => ({ ...line, measures: line.measures.join('\n') }))
}

function factValues(event: EventAnswer): Partial<EventValues> {
  switch (event.section) {
    case 'briefing':
      return {
        kind: event.kind,
        ...typed({ instructor: event.instructor, localActs: event.localActs, reason: event.reason }),
        shifts: typedNumber(event.shifts),
      }
    case 'training': {
      const { programme, result, protocolNumber, provider, providerInn, registryNumber } = event
      return {
        programme,
        result,
        hours: typedNumber(event.hours),
        ...typed({ protocolNumber, provider, providerInn, registryNumber }),
      }
    }
    case 'medical': {
      const { factorNumber, conclusion, organisation } = event
      return { factorNumber, conclusion, ...typed({ organisation }) }
    }
    case 'ppe': {
      const { ppe, unit, norm, size, model, certificate } = event
      return {
        ppe,
        unit,
        ...typed({ norm, size, model, certificate }),
        quantity: typedNumber(event.quantity),
        handedOver: typedNumber(event.handedOver),
      }
    }
    case 'sout': {
      const { workingConditionsClass, workplaceNumber, reportOn, registeredOn } = event
      return { workingConditionsClass, ...typed({ workplaceNumber, reportOn, registeredOn }) }
    }
    case 'risk':
      return { hazards: hazardValues(event.hazards) }
  }
}

function carriedValues(event: EventAnswer): Partial<EventValues> {
  switch (event.section) {
    case 'ppe':
      return typed({ size: event.size, model: event.model, certificate: event.certificate })
    case 'sout':
      return { workingConditionsClass: event.workingConditionsClass }
    case 'risk':
      return { hazards: hazardValues(event.hazards) }
    case 'briefing':
    case 'training':
    case 'medical':
      return {}
  }
}

/** What it is: decides which fields are shown. */
function identityValues(event: EventAnswer): Partial<EventValues> {
  switch (event.section) {
    case 'briefing':
      return { kind: event.kind }
    case 'training':
      return { programme: event.programme }
    case 'ppe':
      return { ppe: event.ppe, unit: event.unit }
    case 'sout':
      return typed({ workplaceNumber: event.workplaceNumber })
    case 'medical':
    case 'risk':
      return {}
  }
}

function handedOverNext(event: EventAnswer): string {
  if (event.section !== 'ppe') return ''
  return String(event.eventType === 'return' ? event.onHand : (event.quantity ?? 1))
}

function typed<K extends string>(texts: Record<K, string | null>): Record<K, string>
function typed(texts: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text ?? '']))
}

function typedNumber(value: number | null): string {
  return value === null ? '' : String(value)
}
