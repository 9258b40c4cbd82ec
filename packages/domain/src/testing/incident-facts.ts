import { productionCalendar } from '../calendar/production-calendar.ts'
import type { CourseFacts, StepMark } from '../incident/course/facts.ts'
import { STEP_KEYS, type StepKey } from '../incident/incident-sets.ts'

export const NO_MARK: StepMark = { completionDate: null, completedAt: null, note: null, notNeeded: false }

/** Steps done on their days. */
export function doneOnDays(days: Partial<Record<StepKey, string>>): ReadonlyMap<StepKey, StepMark> {
  return new Map(Object.entries(days).map(([key, day]) => [keyOf(key), { ...NO_MARK, completionDate: day }]))
}

function keyOf(key: string): StepKey {
  for (const known of STEP_KEYS) if (known === key) return known
  throw new Error(`no such step: ${key}`)
}

/** A light accident in Moscow on Monday, 9 March 2026 at 14:30, told at once; the commission is ordered on the next day. */
export function lightCase(changes: Partial<CourseFacts> = {}): CourseFacts {
  return {
    degree: 'easy',
    occurredAt: '2026-03-09T11:30:00Z',
    toldAt: '2026-03-09T11:30:00Z',
    timeZone: 'Europe/Moscow',
    calendar: productionCalendar(),
    applicationOn: null,
    commission: { members: 3, orderDate: '2026-03-10', changeOrderDate: null },
    inspection: null,
    extension: null,
    worsening: null,
    isWorkRelated: null,
    hasDisagreements: null,
    victims: [
      { standing: 'employee', sickLeaveFrom: null, sickLeaveTo: null, finalDiagnosisDate: null, died: false },
    ],
    marks: new Map(),
    ...changes,
  }
}

/** With the order of that day. */
export function orderedOn(orderDate: string | null): Pick<CourseFacts, 'commission'> {
  return { commission: { members: 3, orderDate, changeOrderDate: null } }
}
