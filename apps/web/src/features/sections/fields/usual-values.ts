import type { EventAnswer } from '@ot/contract'
import { usualFields } from '@ot/domain'
import { type LastValues, lastValues, rememberValues } from '../../../lib/last-values.ts'
import { type Conductors, conductorOf } from './conductors.ts'
import { EVENT_TEXTS, type EventTextField, type EventValues } from './event-values.ts'

type Events = readonly [EventAnswer, ...EventAnswer[]]

/** Who did the last of the kind does the next one, as a rule, else who does such in the company: of several, only what all of them agree on. */
export function withUsual(values: EventValues, events: Events, known: Conductors): EventValues {
  const told = kindsOf(events).map(lastValues)
  const recorded: LastValues = { instructor: conductorOf(events, known) }
  const usual = usualOf(events).flatMap((field) => {
    const isTold = told.some((values) => values[field] !== undefined)
    const value = commonValue(isTold ? told : [recorded], field)
    return value === '' || values[field] !== '' ? [] : [[field, value] as const]
  })
  return { ...values, ...Object.fromEntries(usual) }
}

export function rememberUsual(values: EventValues, events: Events): void {
  const told = Object.fromEntries(usualOf(events).map((field) => [field, values[field].trim()]))
  if (Object.keys(told).length === 0) return
  for (const kind of kindsOf(events)) rememberValues(kind, told)
}

function usualOf([{ section }]: Events): EventTextField[] {
  const usual = usualFields(section)
  return EVENT_TEXTS.filter((field) => usual.includes(field))
}

function commonValue([first = {}, ...others]: readonly LastValues[], field: string): string {
  const value = first[field] ?? ''
  return others.every((one) => one[field] === value) ? value : ''
}

function kindsOf(events: Events): string[] {
  return [...new Set(events.map((event) => `${event.companyId} ${event.section} ${kindOf(event)}`))]
}

function kindOf(event: EventAnswer): string {
  if (event.section === 'briefing') return event.kind
  return event.section === 'training' ? event.programme : ''
}
