import type { CalendarDate } from '../../calendar/calendar.ts'
import { severityOf } from '../degrees.ts'
import type { StepKey } from '../incident-sets.ts'
import { type Investigator, investigatorOf } from '../victim-standings.ts'
import type { CourseFacts, StepMark } from './facts.ts'

export const EVERYBODY: readonly Investigator[] = ['commission', 'inspector', 'otherEmployer']
/** We form the commission, or the inspector investigates with us. */
export const HERE: readonly Investigator[] = ['commission', 'inspector']

export function isByInspector(facts: CourseFacts): boolean {
  return investigatorOf(facts) === 'inspector'
}

/** What is drawn up after the inspector's conclusion: done before it, it is done anew (приказ Минтруда № 223н, п. 20.9). */
const BY_CONCLUSION: readonly StepKey[] = [
  'investigationAct',
  'accidentAct',
  'approveAct',
  'handOver',
  'sendInsurer',
  'journal',
]

function standingMark({ marks, inspection }: CourseFacts, key: StepKey): StepMark | undefined {
  const mark = marks.get(key)
  const concludedOn = inspection?.concludedOn ?? null
  if (mark === undefined || concludedOn === null || !BY_CONCLUSION.includes(key)) return mark
  return mark.completionDate !== null && mark.completionDate < concludedOn ? undefined : mark
}

/** A step that a record of its own proves needs no mark. */
export function doneOn(facts: CourseFacts, key: StepKey): CalendarDate | null {
  const mark = standingMark(facts, key)
  if (mark !== undefined && mark.completionDate !== null) return mark.completionDate
  if (key === 'commissionOrder') return facts.commission.orderDate
  if (key === 'commissionChange') return facts.commission.changeOrderDate
  if (key === 'inspectorConclusion') return facts.inspection?.concludedOn ?? null
  return null
}

export function isDone(facts: CourseFacts, key: StepKey): boolean {
  const mark = standingMark(facts, key)
  return doneOn(facts, key) !== null || (mark !== undefined && (mark.notNeeded || mark.completedAt !== null))
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
  if (isByInspector(facts))
    return isDone(facts, 'inspectorConclusion')
      ? null
      : 'Сначала инспектор даёт заключение: акт составляют в точном соответствии с ним'
  return isDone(facts, 'classify') ? null : 'Сначала комиссия решает, связан ли случай с производством'
}

export function needsApprovedAct(facts: CourseFacts): string | null {
  return isDone(facts, 'approveAct') ? null : 'Сначала утвердите акт: с этого дня расследование завершено'
}
