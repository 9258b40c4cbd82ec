import type { CompletedEvent, EventAnswer } from '@ot/contract'
import { type CalendarDate, type EventState, explainEvent, personState, type Timed } from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import type { Ctx } from '../../context/ctx.ts'
import type { Completed } from './complete-events.ts'
import type { EventPart, ListedEvent, PersonPart } from './event-row.ts'
import { timingOf } from './event-times.ts'

export function presentOne(ctx: Ctx, row: ListedEvent): EventAnswer {
  return presentEvent(row, row, ctx.today(row.companyId))
}

/** Rows of one company. */
export function presentAll(ctx: Ctx, rows: readonly ListedEvent[]): EventAnswer[] {
  const [first] = rows
  if (first === undefined) return []
  const today = ctx.today(first.companyId)
  return rows.map((row) => presentEvent(row, row, today))
}

export function presentCompleted(ctx: Ctx, { event, completionId }: Completed): CompletedEvent {
  return Object.assign(presentOne(ctx, event), { completionId })
}

/** Facts are assigned: an object that a spread widens is three times as slow, and there are thousands of rows. */
export function presentEvent(row: EventPart, person: PersonPart, today: CalendarDate): EventAnswer {
  const shown = presentShared(row, person, today)
  switch (row.section) {
    case 'briefing':
      return Object.assign(shown, { section: row.section }, row.facts)
    case 'training':
      return Object.assign(shown, { section: row.section }, row.facts)
    case 'medical':
      return Object.assign(shown, { section: row.section }, row.facts)
    case 'ppe': {
      const { section, onHand, returnOf } = row
      return Object.assign(shown, { section, onHand, returnOf }, row.facts)
    }
    case 'sout': {
      const { section, workplaceId, workplaceNumber, declared } = row
      return Object.assign(shown, { section, workplaceId, workplaceNumber, declared }, row.facts)
    }
    case 'risk':
      return Object.assign(shown, { section: row.section }, row.facts)
  }
}

function presentShared(row: EventPart, person: PersonPart, today: CalendarDate) {
  return {
    id: row.id,
    companyId: row.companyId,
    employeeId: row.employeeId,
    fullname: person.fullname,
    departmentId: person.departmentId,
    department: person.department,
    position: person.position,
    name: row.name,
    date: row.date,
    periodicity: row.periodicity,
    deadline: row.deadline,
    state: eventStateOf(row, person, today),
    memoId: row.memoId,
    periodReason: row.periodReason,
    basis: basisOf(row, person),
    version: row.version,
  }
}

/** Nothing is lacking while what was issued is being worn: a return waits for its day. */
export function eventStateOf(
  row: Timed & Pick<EventPart, 'returnOf'>,
  { absences }: { absences: Parameters<typeof personState>[2] },
  today: CalendarDate,
): EventState {
  if (row.returnOf === null) return personState(row, today, absences)
  return personState({ date: row.date ?? today, deadline: row.deadline }, today, absences)
}

function basisOf(row: EventPart, person: PersonPart) {
  return row.rule === null ? null : explainEvent(timingOf(row), person, findMedicalFactor)
}
