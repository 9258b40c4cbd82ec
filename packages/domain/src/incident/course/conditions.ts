import type { CalendarDate } from '../../calendar/calendar.ts'
import { severityOf } from '../degrees.ts'
import type { StepKey } from '../incident-sets.ts'
import type { CourseFacts, StepMark } from './facts.ts'

export function isMarked(mark: StepMark | undefined): boolean {
  return mark !== undefined && (mark.notNeeded || mark.completionDate !== null || mark.completedAt !== null)
}

/** A step that a record of its own proves needs no mark. */
export function doneOn(facts: CourseFacts, key: StepKey): CalendarDate | null {
  const mark = facts.marks.get(key)
  if (mark !== undefined && mark.completionDate !== null) return mark.completionDate
  if (key === 'commissionOrder') return facts.commission.orderDate
  if (key === 'commissionChange') return facts.commission.changeOrderDate
  return null
}

export function isDone(facts: CourseFacts, key: StepKey): boolean {
  return doneOn(facts, key) !== null || isMarked(facts.marks.get(key))
}

export function isFatalForAll({ degree, victims }: CourseFacts): boolean {
  return severityOf(degree) === 'fatal' && (victims.length < 2 || victims.every(({ died }) => died))
}

export function needsOrder({ commission }: CourseFacts): string | null {
  return commission.orderDate === null
    ? 'Сначала издайте приказ о комиссии: она и проводит расследование'
    : null
}

export function needsQualification(facts: CourseFacts): string | null {
  return isDone(facts, 'classify') ? null : 'Сначала комиссия решает, связан ли случай с производством'
}

export function needsApprovedAct(facts: CourseFacts): string | null {
  return isDone(facts, 'approveAct') ? null : 'Сначала утвердите акт: с этого дня расследование завершено'
}
