import { counted, type PluralForms } from '@ot/text'
import { type CoverageColumn, EVENT_STATES, type EventState, eventStateLabel } from '../section/sections.ts'
import { worstState } from './deadline.ts'

export type StateCounts = Readonly<Record<EventState, number>>

/** How somebody stands in a column: the worst state, and how many of what is asked of him is in each. */
export type Standing = { state: EventState; counts: StateCounts }

export function standingOf(states: readonly EventState[]): Standing {
  const counts = { ok: 0, soon: 0, overdue: 0, missing: 0, unknown: 0, none: 0, away: 0 }
  for (const state of states) counts[state] += 1
  return { state: worstState(states), counts }
}

/** States in which something is to be done or entered, the gravest first. */
export const CALLING_STATES = [
  'overdue',
  'missing',
  'unknown',
  'soon',
] as const satisfies readonly EventState[]

/** How much of the worst state calls for attention; 0: nothing does. */
export function callingCount({ state, counts }: Standing): number {
  return CALLING_STATES.some((calling) => calling === state) ? counts[state] : 0
}

const TOLD_FIRST: readonly EventState[] = [
  ...CALLING_STATES,
  ...EVENT_STATES.filter((state) => !CALLING_STATES.some((calling) => calling === state)),
]

/** It is somebody who is away, never what he is to do. */
const AWAITED: PluralForms = ['ждёт выхода', 'ждут выхода', 'ждут выхода']

/** «2 просрочено, 1 не проведено, 3 в порядке»; empty: nothing is asked. */
export function standingText({ counts }: Pick<Standing, 'counts'>, column: CoverageColumn): string {
  return TOLD_FIRST.filter((state) => counts[state] > 0)
    .map((state) =>
      state === 'away' ? counted(counts.away, AWAITED) : `${counts[state]} ${eventStateLabel(state, column)}`,
    )
    .join(', ')
}

/** Of a person among others: all is done and in its term, or the gravest of what is not. */
export const ORDER_STATES = ['inOrder', 'overdue', 'missing', 'notEntered'] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const ORDER_STATE_LABELS = {
  inOrder: 'в порядке',
  overdue: 'есть просроченное',
  missing: 'есть непроведённое или невыданное',
  notEntered: 'есть невнесённое',
} satisfies Record<OrderState, string>

/** `states`: of a person, one for every column. */
export function orderState(states: readonly EventState[]): OrderState {
  if (states.includes('overdue')) return 'overdue'
  if (states.includes('missing')) return 'missing'
  return states.includes('unknown') ? 'notEntered' : 'inOrder'
}
