import { type Absence, absenceOn, personState } from '../absence/absence.ts'
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar.ts'
import type { Obligation, Subject } from '../obligation/obligation.ts'
import { proposeForJobs } from '../obligation/propose.ts'
import { isSharedByJobs } from '../obligation/shared-by-jobs.ts'
import { type Periodicity, writePeriodicity } from '../periodicity/periodicity.ts'
import { recountTerm } from '../recount/recount.ts'
import { firstDeadlineOfRule } from '../rule/first-deadline.ts'
import { slotOf } from '../rule/rule-name.ts'
import { startDays, startingOn } from '../rule/start-days.ts'
import { beganOn, ruleLaw } from '../rule/term.ts'
import { type EventTiming, timesAtWork, timesOf } from '../rule/times.ts'
import { medicalLine } from './medical-lines.ts'
import { CLEANER, DRIVER, OFFICE, subject, WELDER } from './subjects.ts'
import { notRestored } from './undone-transfers.ts'

const PROFILES = [DRIVER, WELDER, CLEANER, OFFICE, null]
const INSTRUCTING_ROLES = [101, 103, 104, 401]

/** A working life by its number, one job or two: the same number is the same life, on every machine. */
export function lifeOf(number: number): { jobs: readonly Subject[]; today: CalendarDate } {
  const next = numbersFrom(number)
  const hireDate = addDays('2014-01-01', next(4_700))
  const today = addDays(hireDate, next(2_500))
  const perhaps = <V>(value: () => V): V | null => (next(2) === 0 ? value() : null)
  const movedOn = perhaps(() => addDays(hireDate, next(1_500)))
  const briefedOn = perhaps(() => addDays(hireDate, next(40)))
  const life = subject({
    birthDate: addDays(hireDate, -6_000 - next(14_000)),
    hireDate,
    contractDate: perhaps(() => addDays(hireDate, -next(30))),
    firstWorkingDay: perhaps(() => addDays(hireDate, next(30))),
    profile: PROFILES[next(PROFILES.length)] ?? null,
    absences: absencesFrom(hireDate, next),
    roles: INSTRUCTING_ROLES.filter(() => next(6) === 0).map((roleId) => ({
      roleId,
      since: addDays(hireDate, next(1_000)),
    })),
    transfer: movedOn === null ? null : { on: movedOn, before: new Set() },
    briefed: { initial: briefedOn, 'fire-initial': briefedOn },
  })
  return { jobs: next(3) === 0 ? [life, partTimeOf(life, today, next)] : [life], today }
}

/** Another job of the same person with the same employer, begun later (ТК РФ, ст. 60.1). */
function partTimeOf(main: Subject, today: CalendarDate, next: (below: number) => number): Subject {
  const hireDate = addDays(main.hireDate, next(daysBetween(main.hireDate, today) + 1))
  return subject({
    employeeId: main.employeeId + 1,
    birthDate: main.birthDate,
    hireDate,
    positionId: main.positionId + 10,
    profile: PROFILES[next(PROFILES.length)] ?? null,
    absences: absencesFrom(hireDate, next),
  })
}

/** Park and Miller: enough for lives, and no chance in it. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 48_271 + 11) % 2_147_483_647
  const step = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  step()
  return (below) => step() % below
}

function absencesFrom(from: CalendarDate, next: (below: number) => number): Absence[] {
  let day = from
  return Array.from({ length: next(4) }, (_, index, last = next(5) === 0): Absence => {
    const startsOn = addDays(day, next(400))
    const endsOn = addDays(startsOn, next(600))
    day = addDays(endsOn, 1)
    return { id: index + 1, kind: 'otherAbsence', startsOn, endsOn: last && index === 2 ? null : endsOn }
  })
}

/** What is wrong with the terms of the life; empty: every promise is kept. */
export function brokenPromises(number: number): string[] {
  const { jobs, today } = lifeOf(number)
  const asked = proposeForJobs(jobs, medicalLine, today, () => false)
  const problems = asked.flatMap(({ job: life, obligations }) => [
    ...obligations
      .filter(({ action }) => action === 'add')
      .flatMap((obligation) => [
        ...beforeItsCause(obligation, life, today),
        ...notMonotone(obligation, life, today, number),
        ...dueWhileAway(obligation, life),
        ...movedWithoutAbsences(obligation, life),
        ...movedByRecount(obligation, life, today),
      ]),
    ...notRestored({ life, to: PROFILES[number % PROFILES.length] ?? null, today, number }),
  ])
  return [...problems, ...notSharedOnce(asked)].map((problem) => `life ${number}: ${problem}`)
}

/** What the jobs share is asked for in one of them; what they do not is asked for as if there were no other. */
function notSharedOnce(asked: ReturnType<typeof proposeForJobs<Subject>>): string[] {
  const added = asked.flatMap(({ obligations }) =>
    obligations.flatMap(({ rule, action }) =>
      action === 'add' && isSharedByJobs(rule) ? [slotOf(rule)] : [],
    ),
  )
  return added
    .filter((slot, index) => added.indexOf(slot) < index)
    .map((slot) => `${slot} is asked for in both jobs`)
}

function beforeItsCause({ rule, firstDeadline }: Obligation, life: Subject, today: CalendarDate): string[] {
  if (firstDeadline === null) return []
  const { contract, work } = startDays(life)
  const cause = contract < work ? contract : work
  const law = ruleLaw(rule, today, life, medicalLine)
  const began = law === null ? cause : beganOn(rule, law)
  return firstDeadline < cause || firstDeadline < began
    ? [`${rule} by ${firstDeadline}, before its cause`]
    : []
}

/** Whoever begins or does it later is not asked for it earlier, by the same wording. */
function notMonotone({ rule }: Obligation, life: Subject, today: CalendarDate, number: number): string[] {
  const later = addDays(today, 1 + (number % 300))
  const [first, second] = [today, later].map((day) =>
    firstDeadlineOfRule(rule, startingOn(day), today, life, medicalLine),
  )
  if (first != null && second != null && second < first) return [`${rule} begun later falls due earlier`]
  const periods = [today, later].map((day) => ruleLaw(rule, day, life, medicalLine)?.periodicity ?? null)
  const [stored] = periods
  const [period, laterPeriod] = periods.map((one) => (one === null ? '' : writePeriodicity(one)))
  if (period !== laterPeriod) return []
  const [done, doneLater] = [today, later].map(
    (date) =>
      timesAtWork({ ...timingOf(rule, date), periodicity: stored ?? EVERY_YEAR }, life, medicalLine).deadline,
  )
  return done != null && doneLater != null && doneLater < done ? [`${rule} done later falls due earlier`] : []
}

function dueWhileAway(obligation: Obligation, life: Subject): string[] {
  const { rule, section, firstDeadline } = obligation
  if (section === 'sout' || section === 'risk' || section === 'instruction') return []
  const event = { ...timingOf(rule, null), section, firstDeadline }
  const { deadline } = timesOf(event, life, medicalLine)
  const held = deadline === null ? null : absenceOn(life.absences, deadline)
  const inside = held !== null && held.endsOn !== null ? [`${rule} falls due while away`] : []
  const days = life.absences.flatMap(({ startsOn, endsOn }) => {
    const last = endsOn ?? addDays(startsOn, 500)
    return [startsOn, addDays(startsOn, Math.floor(daysBetween(startsOn, last) / 2)), last]
  })
  const due = days.filter((day) => {
    const state = personState({ date: null, deadline }, day, life.absences)
    return state === 'overdue' || state === 'missing'
  })
  return [...inside, ...due.map((day) => `${rule} is due on ${day}, a day of absence`)]
}

/** Without absences the term is where it was named. */
function movedWithoutAbsences({ rule, firstDeadline }: Obligation, life: Subject): string[] {
  const away = timesOf({ ...timingOf(rule, null), firstDeadline }, { ...life, absences: [] }, medicalLine)
  return away.deadline === firstDeadline ? [] : [`${rule} is not where it was without absences`]
}

/** What the rules have just written they do not count otherwise. */
function movedByRecount({ rule, section, firstDeadline }: Obligation, life: Subject, today: CalendarDate) {
  if (section === 'instruction') return []
  const written = { ...timingOf(rule, null), section, firstDeadline }
  const { deadline } = timesOf(written, life, medicalLine)
  const { briefed } = life
  const known = { person: life, briefed, today, factor: medicalLine }
  const moved = recountTerm({ ...written, deadline, byHand: false }, known)
  return moved === null ? [] : [`${rule} moves from ${deadline} to ${moved.deadline}: ${moved.cause}`]
}

const EVERY_YEAR: Periodicity = { kind: 'every', count: 1, unit: 'year' }

function timingOf(rule: string, date: CalendarDate | null): EventTiming {
  return {
    section: 'briefing',
    rule,
    periodicity: EVERY_YEAR,
    isOwnPeriod: false,
    date,
    firstDeadline: null,
    failed: false,
    workplace: null,
  }
}
