import { type CalendarDate, ownPeriodProblem, ruleTerm } from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import type { EventRow } from './event-row.ts'
import { storedPeriodicity } from './event-times.ts'

type Born = { birthDate: CalendarDate }

/** Earlier than the hire is possible: people come with what they have passed. */
export function requirePossibleDate(date: CalendarDate, person: Born, today: CalendarDate): void {
  if (date > today) throw Invalid.field('date', 'Эта дата ещё не наступила')
  if (date < person.birthDate) throw Invalid.field('date', 'Дата раньше дня рождения работника')
}

/** Facts that carry a date of their own. */
export function requirePossibleReport(facts: Readonly<Record<string, unknown>>, today: CalendarDate): void {
  for (const field of ['reportOn', 'registeredOn']) {
    const date = facts[field]
    if (typeof date === 'string' && date > today) throw Invalid.field(field, 'Эта дата ещё не наступила')
  }
}

export function requireOpen(row: EventRow): void {
  if (row.closedOn !== null) throw new Conflict(`«${row.name}»: обязанность снята`)
  if (row.dismissedOn !== null) throw new Conflict(`${row.fullname}: работник уволен`)
}

/** The company may ask more often than the norm and say why, never less often. */
export function requireAllowedPeriod(row: EventRow, today: CalendarDate): void {
  // The term of an assessment is the law's, whatever somebody enters.
  if (row.rule === null || row.section === 'sout') return
  const term = ruleTerm(row.rule, row.date ?? today, row, findMedicalFactor)
  const own = storedPeriodicity(row.periodicity)
  const problem = ownPeriodProblem(own, term, row.periodReason)
  if (problem === null) return
  const isReasonLacking = ownPeriodProblem(own, term, problem) === null
  throw Invalid.field(isReasonLacking ? 'periodReason' : 'periodicity', problem)
}
