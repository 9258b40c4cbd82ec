import { addDays, type CalendarDate, compareInstants } from '../../calendar/calendar.ts'
import { normLabel } from '../../norms/register.ts'
import type { StepKey, StepState } from '../incident-sets.ts'
import { type Investigator, investigatorOf } from '../victim-standings.ts'
import { AFTER_STEPS } from './after-steps.ts'
import { COMMISSION_STEPS } from './commission-steps.ts'
import { doneOn, isDone } from './conditions.ts'
import type { StepDefinition } from './definition.ts'
import type { CourseFacts } from './facts.ts'
import { FIRST_HOURS } from './first-hours.ts'
import { RESULT_STEPS } from './result-steps.ts'
import type { Term } from './terms.ts'

export type CourseStep = {
  key: StepKey
  title: string
  explanation: string
  legalBasis: string
  who: string
  required: boolean
  canBeLeftOut: boolean
  term: Term
  completionDate: CalendarDate | null
  completedAt: string | null
  note: string | null
  blockedBy: string | null
  state: StepState
  /** Done under another degree; the course does not ask for it any more. */
  isFormer: boolean
  templateIds: readonly string[]
}

const OF_COMMISSION: readonly Investigator[] = ['commission']

export type Now = { now: string; today: CalendarDate }

const DEFINITIONS: readonly StepDefinition[] = [
  ...FIRST_HOURS,
  ...COMMISSION_STEPS,
  ...RESULT_STEPS,
  ...AFTER_STEPS,
]

/** What a step is called, whatever the case. */
export function courseTitle(key: StepKey): string {
  return DEFINITIONS.find((definition) => definition.key === key)?.title ?? ''
}

/** The steps of this case, in the order of a checklist: those that apply, and those done before it changed. */
export function courseOf(facts: CourseFacts, now: Now): CourseStep[] {
  const investigator = investigatorOf(facts)
  return DEFINITIONS.flatMap((definition) => {
    const isTheirs = (definition.by ?? OF_COMMISSION).includes(investigator)
    const applies = isTheirs && (definition.appliesTo?.(facts) ?? true)
    return applies || isDone(facts, definition.key) ? [stepOf(definition, facts, now, !applies)] : []
  })
}

/** Null: not a step of this case. */
export function findStep(facts: CourseFacts, now: Now, key: StepKey): CourseStep | null {
  return courseOf(facts, now).find((step) => step.key === key) ?? null
}

function stepOf(definition: StepDefinition, facts: CourseFacts, now: Now, isFormer: boolean): CourseStep {
  const { key, title, explanation, who, basis, templates } = definition
  const mark = facts.marks.get(key)
  const required = !isFormer && (definition.required?.(facts) ?? true)
  const term = definition.term(facts)
  const blockedBy = isDone(facts, key) ? null : (definition.blockedBy?.(facts) ?? null)
  return {
    key,
    title,
    explanation,
    who,
    required,
    term,
    blockedBy,
    isFormer,
    canBeLeftOut: !required || definition.canBeLeftOut === true,
    legalBasis: basis.map(([norm, clause]) => normLabel(norm, clause)).join('; '),
    completionDate: doneOn(facts, key),
    completedAt: mark?.completedAt ?? null,
    note: mark?.note ?? null,
    state: stateOf(facts, { key, required, term, blockedBy }, now),
    templateIds: templates,
  }
}

function stateOf(
  facts: CourseFacts,
  { key, required, term, blockedBy }: Pick<CourseStep, 'key' | 'required' | 'term' | 'blockedBy'>,
  { now, today }: Now,
): StepState {
  if (isDone(facts, key)) return facts.marks.get(key)?.notNeeded === true ? 'notNeeded' : 'done'
  if (required && isPast(term, now, today)) return 'overdue'
  if (blockedBy !== null) return 'blocked'
  return required && term.deadline !== null && term.deadline <= addDays(today, 1) ? 'soon' : 'open'
}

function isPast({ deadline, deadlineAt }: Term, now: string, today: CalendarDate): boolean {
  if (deadlineAt !== null) return compareInstants(deadlineAt, now) < 0
  return deadline !== null && deadline < today
}

/** What the law demands of this case is all done. */
export function isCourseDone(steps: readonly CourseStep[]): boolean {
  return steps.every(({ required, state }) => !required || state === 'done' || state === 'notNeeded')
}

const ACTIONABLE: readonly StepState[] = ['overdue', 'soon', 'open']

/** What to do next: the soonest of what burns, else the first of the list. */
export function nextStepOf(steps: readonly CourseStep[]): CourseStep | null {
  const waiting = steps.filter(({ required, state }) => required && ACTIONABLE.includes(state))
  const burning = waiting.filter(({ state }) => state !== 'open').sort(bySoonest)
  return burning[0] ?? waiting[0] ?? null
}

export function bySoonest(one: { term: Term }, other: { term: Term }): number {
  return sortKey(one.term).localeCompare(sortKey(other.term))
}

/** A term in days lasts to the end of its day: one in hours that ends on the same day comes first. */
function sortKey({ deadline, deadlineAt }: Term): string {
  return deadline === null ? '9999' : `${deadline} ${deadlineAt ?? 'Z'}`
}
