import type { IncidentAnswer, IncidentStep, IncidentSummary } from '@ot/contract'
import type { IncidentDegree, IncidentStatus, StepState } from '@ot/domain'
import { counted, lastMomentText, momentText, shortDate } from '@ot/text'
import type { BadgeTone } from '../../ui/badge.tsx'

const NBSP = '\u00a0'

export const INCIDENT_TONES = {
  investigating: 'accent',
  closed: 'success',
  cancelled: 'unknown',
} satisfies Record<IncidentStatus, BadgeTone>

export const STEP_TONES = {
  done: 'success',
  overdue: 'danger',
  soon: 'warning',
  open: 'accent',
  blocked: 'unknown',
  notNeeded: 'unknown',
} satisfies Record<StepState, BadgeTone>

const DEGREE_TONES = {
  easy: 'ink',
  easyGroup: 'ink',
  serious: 'warning',
  seriousGroup: 'warning',
  fatal: 'danger',
  fatalGroup: 'danger',
} satisfies Record<IncidentDegree, BadgeTone>

export function degreeTone(degree: IncidentDegree): BadgeTone {
  return DEGREE_TONES[degree]
}

/** «20.11.2026 в 14:30». */
export function occurredText({
  occurredDate,
  occurredTime,
}: Pick<IncidentAnswer, 'occurredDate' | 'occurredTime'>): string {
  return `${shortDate(occurredDate)} в${NBSP}${occurredTime}`
}

/** The place with its department, unless the place as it was written names it already. */
export function whereText({ place, department }: Pick<IncidentSummary, 'place' | 'department'>): string {
  if (department === null || place.includes(department)) return place
  return `${place}, ${department}`
}

/** «просрочено, срок 14:30 21.11.2026». */
export function lateText({ deadline, deadlineAt }: Due, timeZone: string): string {
  return deadline === null
    ? ''
    : `просрочено, срок${NBSP}${lastMomentText({ deadline, deadlineAt }, timeZone)}`
}

type Due = Pick<IncidentStep, 'deadline' | 'deadlineAt'>

/** «до 14:30 21.11.2026» of a term in hours, «до 23.11.2026» of one in days; empty: no term. */
export function dueText({ deadline, deadlineAt }: Due, timeZone: string): string {
  return deadline === null ? '' : `до${NBSP}${lastMomentText({ deadline, deadlineAt }, timeZone)}`
}

export function overdueText(count: number): string {
  return counted(count, ['шаг просрочен', 'шага просрочено', 'шагов просрочено'])
}

/** «сделано 5 из 21 обязательного». */
export function courseProgress({
  stepsDone,
  stepsTotal,
}: Pick<IncidentSummary, 'stepsDone' | 'stepsTotal'>): string {
  return `сделано ${stepsDone} из ${counted(stepsTotal, ['обязательного', 'обязательных', 'обязательных'])}`
}

/** «сделано 20.11.2026», with the time when it is known. */
export function stepDoneText(
  { completionDate, completedAt }: Pick<IncidentStep, 'completionDate' | 'completedAt'>,
  timeZone: string,
): string {
  if (completedAt !== null) return `сделано ${momentText(completedAt, timeZone)}`
  return completionDate === null ? 'сделано' : `сделано ${shortDate(completionDate)}`
}
