import { isReviewedTraining, type UnscheduledKind } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { type EventRow, type EventSubject, loadEmployeesEvents, workingSubjects } from '../events/index.ts'

type Whom = { departmentIds: readonly number[]; positionIds: readonly number[] }

export type Concerned = {
  people: readonly EventSubject[]
  /** In words, for the registry. */
  whom: string
  /** How many of them have what would be repeated. */
  counts: Readonly<Record<UnscheduledKind, number>>
}

export async function concernedBy(
  tx: Tx,
  companyId: number,
  { departmentIds, positionIds }: Whom,
): Promise<Concerned> {
  const people = (await workingSubjects(tx, companyId)).filter(
    ({ departmentId, positionId }) =>
      (departmentIds.length === 0 || departmentIds.includes(departmentId)) &&
      (positionIds.length === 0 || positionIds.includes(positionId)),
  )
  if (people.length === 0)
    throw Invalid.field('departmentIds', 'В этих отделах на этих должностях никто не работает')
  const ids = people.map(({ id }) => id)
  const events = await loadEmployeesEvents(tx, companyId, ids)
  const having = (kind: 'training' | 'risk') =>
    new Set(events.filter(ASKED_OF[kind]).map(({ employeeId }) => employeeId)).size
  return {
    people,
    whom: whomText(people, { departmentIds, positionIds }),
    counts: { briefing: people.length, training: having('training'), risk: having('risk') },
  }
}

/** Which of the open records a cause asks for out of turn. */
export const ASKED_OF = {
  training: ({ section, facts }: EventRow) =>
    section === 'training' && 'programme' in facts && isReviewedTraining(facts.programme),
  risk: ({ section }: EventRow) => section === 'risk',
} as const

function whomText(people: readonly EventSubject[], { departmentIds, positionIds }: Whom): string {
  const parts = [
    ...(departmentIds.length === 0 ? [] : [people.map(({ department }) => department)]),
    ...(positionIds.length === 0 ? [] : [people.map(({ position }) => position)]),
  ].map((names) => [...new Set(names)].join(', '))
  return parts.length === 0 ? 'все работники' : parts.join('; ')
}
