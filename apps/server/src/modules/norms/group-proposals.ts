import { isDeepStrictEqual } from 'node:util'
import { type CalendarDate, isAskedByRole, type Obligation, proposeForJobs } from '@ot/domain'
import { findMedicalFactor, findPosition } from '@ot/reference'
import { grouped, lowerFirst } from '@ot/text'
import type { NormSubject } from './load-subjects.ts'

/** One obligation of one employee, not accepted yet. */
export type ProposedObligation = { subject: NormSubject; obligation: Obligation }

/** The same obligation of everybody in a position: one answer settles it. */
export type ProposalGroup = {
  key: string
  members: readonly [ProposedObligation, ...ProposedObligation[]]
  /** Why it was struck out earlier. */
  note: string | null
}

/** What is asked of one person, and the jobs it was computed from. */
type OfPerson = { jobs: readonly NormSubject[]; asked: readonly ProposedObligation[] }

/** By person. */
export type AskedOfPeople = ReadonlyMap<number, OfPerson>

/** `known`: computed before for those whose jobs are still the same. */
export function askPeople(
  subjects: readonly NormSubject[],
  today: CalendarDate,
  known: AskedOfPeople = new Map(),
): AskedOfPeople {
  const people = grouped(subjects, ({ personId }) => personId)
  return new Map(
    [...people].map(([personId, jobs]) => {
      const before = known.get(personId)
      const isSame = before !== undefined && isDeepStrictEqual(before.jobs, jobs)
      return [personId, isSame ? before : { jobs, asked: askedOf(jobs, today) }]
    }),
  )
}

/** `employeeId`: of all jobs given, those of this one alone; null: all. */
export function groupProposals(people: AskedOfPeople, employeeId: number | null): ProposalGroup[] {
  const asked = [...people.values()]
    .flatMap((person) => person.asked)
    .filter(({ subject }) => employeeId === null || subject.employeeId === employeeId)
  const proposed = grouped(
    asked.filter(({ subject, obligation }) => !subject.declined.has(declineRule(obligation))),
    groupKey,
  )
  const declined = grouped(
    asked.filter(({ subject, obligation }) => subject.declined.has(declineRule(obligation))),
    groupKey,
  )
  return [
    ...[...proposed].map(([key, members]) => ({ key, members, note: null })),
    ...[...declined].map(([key, members]) => ({
      // Some of the position were struck out, others, who came later, are not: two answers.
      key: proposed.has(key) ? `${key}:declined` : key,
      members,
      note: noteOf(members[0]),
    })),
  ]
}

/** To be taken away and to be added are struck out apart. */
export function declineRule({ action, rule }: Obligation): string {
  return action === 'close' ? `close:${rule}` : rule
}

function askedOf(jobs: readonly NormSubject[], today: CalendarDate): ProposedObligation[] {
  const isDeclined = ({ declined }: NormSubject, rule: string) => declined.has(rule)
  return proposeForJobs(jobs.toSorted(mainFirst), findMedicalFactor, today, isDeclined).flatMap(
    ({ job, obligations }) =>
      obligations
        .filter((obligation) => obligation.action === 'add' || isFromNorms(job, obligation.rule))
        .map((obligation) => ({ subject: job, obligation: withNamedInstruction(job, obligation) })),
  )
}

function mainFirst(a: NormSubject, b: NormSubject): number {
  return Number(b.isMain) - Number(a.isMain) || a.employeeId - b.employeeId
}

/** The norms do not take away what somebody entered himself. */
function isFromNorms({ openEvents }: NormSubject, rule: string): boolean {
  return openEvents.some((event) => event.rule === rule && !event.byHand)
}

/** «Инструкция по охране труда для водителя погрузчика»: the reference list knows the cases. */
function withNamedInstruction({ positionId }: NormSubject, obligation: Obligation): Obligation {
  const position = findPosition(positionId)
  if (obligation.action !== 'add' || obligation.section !== 'instruction' || position === null)
    return obligation
  const name = `Инструкция по охране труда для ${lowerFirst(position.cases.genitive)}`
  return { ...obligation, name, facts: { name } }
}

/** What an appointment asks of one is a question, or nothing at all, for the others of his position. */
function groupKey({ subject, obligation }: ProposedObligation): string {
  const key = `${subject.positionId}:${declineRule(obligation)}`
  const isOwn = obligation.action === 'add' && isAskedByRole(subject, obligation.rule)
  return isOwn ? `${key}:appointed` : key
}

function noteOf({ subject, obligation }: ProposedObligation): string | null {
  return subject.declined.get(declineRule(obligation)) ?? null
}
