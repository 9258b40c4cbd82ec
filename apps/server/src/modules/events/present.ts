import type { EventAnswer } from '@ot/contract'
import { type CalendarDate, type EventState, eventState, explainEvent } from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import type { Ctx } from '../../ctx.ts'
import type { ListedEvent } from './event-row.ts'
import { timingOf } from './event-times.ts'

export function presentOne(ctx: Ctx, row: ListedEvent): EventAnswer {
  return presentEvent(row, ctx.today(row.companyId))
}

/** Rows of one company. */
export function presentAll(ctx: Ctx, rows: readonly ListedEvent[]): EventAnswer[] {
  const [first] = rows
  if (first === undefined) return []
  const today = ctx.today(first.companyId)
  return rows.map((row) => presentEvent(row, today))
}

/** `memoId` comes with the query; what only the server needs stays here. */
export function presentEvent(row: ListedEvent, today: CalendarDate): EventAnswer {
  const shown = {
    id: row.id,
    companyId: row.companyId,
    employeeId: row.employeeId,
    fullname: row.fullname,
    departmentId: row.departmentId,
    department: row.department,
    position: row.position,
    name: row.name,
    date: row.date,
    periodicity: row.periodicity,
    deadline: row.deadline,
    state: stateOf(row, today),
    memoId: row.memoId,
    periodReason: row.periodReason,
    basis: basisOf(row),
    version: row.version,
  }
  switch (row.section) {
    case 'briefing':
      return { ...shown, section: row.section, ...row.facts }
    case 'training':
      return { ...shown, section: row.section, ...row.facts }
    case 'medical':
      return { ...shown, section: row.section, ...row.facts }
    case 'ppe':
      return { ...shown, section: row.section, ...row.facts, onHand: row.onHand, returnOf: row.returnOf }
    case 'sout': {
      const { workplaceId, workplaceNumber, declared } = row
      return { ...shown, section: row.section, ...row.facts, workplaceId, workplaceNumber, declared }
    }
    case 'risk':
      return { ...shown, section: row.section, ...row.facts }
  }
}

/** Nothing is lacking while what was issued is being worn: a return waits for its day. */
export function stateOf(row: ListedEvent, today: CalendarDate): EventState {
  if (row.returnOf === null) return eventState(row, today)
  return eventState({ date: row.date ?? today, deadline: row.deadline }, today)
}

function basisOf(row: ListedEvent) {
  if (row.rule === null) return null
  const { deadline, periodReason } = row
  return explainEvent({ ...timingOf(row), deadline, periodReason }, row, findMedicalFactor)
}
