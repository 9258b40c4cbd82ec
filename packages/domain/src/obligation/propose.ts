import type { CalendarDate } from '../calendar/calendar.ts'
import { writePeriodicity } from '../periodicity/periodicity.ts'
import { seasonalDay } from '../ppe/season.ts'
import { firstDeadlineUnder } from '../rule/first-deadline.ts'
import {
  briefingRule,
  EXPLOSIVE_RULE,
  INSTRUCTOR_FIRST_AID_RULE,
  NEWCOMER_RULE,
  slotOf,
} from '../rule/rule-name.ts'
import { type StartDays, startDays, startingOn } from '../rule/start-days.ts'
import { type FactorLookup, isFirstYear, ruleLaw } from '../rule/term.ts'
import { consequenceOf, type KeptConsequence } from './causes.ts'
import { closedObligations } from './closed.ts'
import { mayBeExplosive, wantedOfEverybody } from './everybody.ts'
import type { Obligation, Subject } from './obligation.ts'
import { wantedOfProfile } from './of-profile.ts'
import { wantedOfReturns } from './of-returns.ts'
import { wantedOfRoles } from './of-roles.ts'
import { OTHER_WORK_QUESTION } from './questions.ts'
import { isSharedByJobs } from './shared-by-jobs.ts'
import { undoneBasis } from './undone-basis.ts'
import type { Wanted } from './wanted.ts'

/** What the norms ask of the employee in the present position and he lacks, and what they no longer ask for. */
export function proposeObligations(
  subject: Subject,
  factor: FactorLookup,
  today: CalendarDate,
): Obligation[] {
  return ofWanted(wantedOf(subject, factor, today), subject, factor, today)
}

/**
 * The same of all jobs of one person, in their order. What his jobs share is asked for once: of no job while another holds it, of
 * the first of those that lack it and have not struck it out; and it is not closed in one job while another asks for it.
 */
export function proposeForJobs<Job extends Subject>(
  jobs: readonly Job[],
  factor: FactorLookup,
  today: CalendarDate,
  isDeclined: (job: Job, rule: string) => boolean,
): { job: Job; obligations: Obligation[] }[] {
  const wanting = jobs.map((job) => ({ job, wanted: wantedOf(job, factor, today) }))
  const asked = new Set<string>()
  return wanting.map(({ job, wanted }) => {
    const others = wanting.filter((one) => one.job !== job)
    const isHeldElsewhere = (slot: string) => others.some((one) => slotsOf(one.job.rules).has(slot))
    const isWantedElsewhere = (slot: string) =>
      others.some((one) => one.wanted.some(({ rule }) => slotOf(rule) === slot))
    const obligations = ofWanted(wanted, job, factor, today).filter(({ rule, action }) => {
      const slot = slotOf(rule)
      if (!isSharedByJobs(rule) || isDeclined(job, rule)) return true
      if (action === 'close') return !isWantedElsewhere(slot)
      if (asked.has(slot) || isHeldElsewhere(slot)) return false
      asked.add(slot)
      return true
    })
    return { job, obligations }
  })
}

function slotsOf(rules: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...rules].map(slotOf))
}

function wantedOf(subject: Subject, factor: FactorLookup, today: CalendarDate): Wanted[] {
  return onePerRule([
    ...wantedOfEverybody(subject, today),
    // Before the profile: what a role asks for is no question of the profession any more.
    ...wantedOfRoles(subject),
    ...wantedOfReturns(subject, today),
    ...(subject.profile === null ? [] : wantedOfProfile(subject, subject.profile, factor)),
  ])
}

function ofWanted(
  wanted: readonly Wanted[],
  subject: Subject,
  factor: FactorLookup,
  today: CalendarDate,
): Obligation[] {
  const added = wanted
    .filter((want) => !isHeld(want, subject, today))
    .flatMap((want) => addedObligation(want, subject, factor, today) ?? [])
  return [...added, ...closedObligations(subject, wanted, factor, today)]
}

function onePerRule(wanted: readonly Wanted[]): Wanted[] {
  const byRule = new Map<string, Wanted>()
  for (const want of wanted) {
    // A stricter briefing is a question beside the usual one: the answer decides.
    const isQuestion = want.rule === NEWCOMER_RULE || want.rule === EXPLOSIVE_RULE
    const slot = isQuestion ? want.rule : slotOf(want.rule)
    if (!byRule.has(slot)) byRule.set(slot, want)
  }
  return [...byRule.values()]
}

function isMoved({ briefedFor, positionId }: Subject): boolean {
  return briefedFor !== null && briefedFor !== positionId
}

/** Whether what was met before the last transfer is asked for once more. */
function againOf(rule: string, { transfer }: Subject): KeptConsequence['again'] {
  return transfer?.before.has(rule) === true ? (consequenceOf('transfer', rule)?.again ?? 'no') : 'no'
}

function startOf({ rule, from }: Wanted, subject: Subject, today: CalendarDate): StartDays {
  const { transfer } = subject
  if (from !== undefined) return startingOn(from)
  if (transfer !== null && consequenceOf('transfer', rule) !== null) return startingOn(transfer.on)
  // The day of a change of position that nobody recorded as a transfer: it is proposed when it is noticed.
  if (transfer === null && isMoved(subject)) return startingOn(today)
  return { ...startDays(subject), briefed: subject.briefed }
}

function isHeld({ rule, section }: Wanted, subject: Subject, today: CalendarDate): boolean {
  if (section === 'instruction') return subject.hasInstruction
  if (rule === briefingRule('initial') && isMoved(subject)) return false
  if (againOf(rule, subject) !== 'no') return false
  if (subject.rules.has(rule)) return true
  const aid = slotOf(INSTRUCTOR_FIRST_AID_RULE)
  if (rule === aid && subject.rules.has(INSTRUCTOR_FIRST_AID_RULE)) return true
  if (rule === INSTRUCTOR_FIRST_AID_RULE) return subject.rules.has(aid) && !subject.undone.has(aid)
  if (rule === slotOf(EXPLOSIVE_RULE)) return subject.rules.has(EXPLOSIVE_RULE) && mayBeExplosive(subject)
  return (
    rule === slotOf(NEWCOMER_RULE) && subject.rules.has(NEWCOMER_RULE) && keepsNewcomerRule(subject, today)
  )
}

/** After the first year both rules ask the same; in it the stricter one stays while the work is dangerous. */
function keepsNewcomerRule(subject: Subject, today: CalendarDate): boolean {
  return subject.profile === null || subject.profile.highRisk || !isFirstYear(subject, today)
}

function addedObligation(
  want: Wanted,
  subject: Subject,
  factor: FactorLookup,
  today: CalendarDate,
): Obligation | null {
  const start = startOf(want, subject, today)
  const law = ruleLaw(want.rule, start.work > today ? start.work : today, subject, factor)
  const periodicity = want.period ?? law?.periodicity
  if (law === null || periodicity == null) return null
  const firstDeadline = seasonalDay(want.rule, firstDeadlineUnder(want.rule, law, start), subject.coldSeason)
  const { rule, section } = want
  const basis = undoneBasis({ rule, section, periodicity, firstDeadline }, subject, factor)
  if (basis === null) return null
  const { period, from, reason, ...described } = want
  const question = againOf(rule, subject) === 'if-other-work' ? OTHER_WORK_QUESTION : null
  const explanation = reason === undefined ? basis.explanation : `${reason} ${basis.explanation}`
  return {
    ...described,
    action: 'add',
    condition: want.condition ?? question,
    periodicity: writePeriodicity(periodicity),
    firstDeadline,
    askedSince: start.work,
    basis: { ...basis, explanation },
  }
}
