import {
  type ExplainedEvent,
  type Periodicity,
  type PpeIssue,
  parsePeriodicity,
  timesOf,
  writePeriodicity,
} from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import type { EventPart, EventRow } from './event-row.ts'

// One answer reads the same few texts thousands of times.
const parsed = new Map<string, Periodicity>()

/** Only checked texts are stored. */
export function storedPeriodicity(text: string): Periodicity {
  const known = parsed.get(text)
  if (known !== undefined) return known
  const periodicity = parsePeriodicity(text)
  if (periodicity === null) throw new Error(`no periodicity: ${text}`)
  parsed.set(text, periodicity)
  return periodicity
}

/** What the deadline follows from, and the deadline itself. */
export function timingOf(row: EventPart | EventRow): ExplainedEvent {
  const { section, rule, date, firstDeadline, deadline, periodReason, facts } = row
  return {
    section,
    rule,
    periodicity: storedPeriodicity(row.periodicity),
    isOwnPeriod: rule === null || periodReason !== null,
    periodReason,
    date,
    firstDeadline,
    deadline,
    failed: section === 'training' && 'result' in facts && facts.result === 'failed',
    recheck: recheckOf(row),
    issue: row.section === 'ppe' ? issueOf(row.facts) : null,
    workplace:
      section === 'sout'
        ? { registeredOn: registeredOn(facts), declared: row.declared, causes: row.workplaceCauses }
        : null,
  }
}

function issueOf(facts: object): PpeIssue {
  const { handedOver, quantity, usableUntil } = {
    handedOver: null,
    quantity: null,
    usableUntil: null,
    ...facts,
  }
  return {
    handedOver: numberIn(handedOver),
    quantity: numberIn(quantity),
    usableUntil: typeof usableUntil === 'string' ? usableUntil : null,
  }
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function registeredOn(facts: object): string | null {
  return 'registeredOn' in facts && typeof facts.registeredOn === 'string' ? facts.registeredOn : null
}

function recheckOf({ recheckSince: since, recheckDue: due, recheckReason: reason }: EventPart | EventRow) {
  return since === null || due === null || reason === null ? null : { since, due, reason }
}

/** The event with the periodicity in force and the deadline that follows. A return ends with the wear of what was issued. */
export function withTimes(row: EventRow): EventRow {
  if (row.returnOf !== null) return row
  const { periodicity, deadline } = timesOf(timingOf(row), row, findMedicalFactor)
  return { ...row, periodicity: writePeriodicity(periodicity), deadline }
}

/** By when it falls due again once it is done on that day; null: no term follows. */
export function deadlineAfter(row: EventRow, date: string): string | null {
  return withTimes({ ...row, date }).deadline
}
