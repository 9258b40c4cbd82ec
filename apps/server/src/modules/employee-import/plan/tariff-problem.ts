import { employeeLimitProblem } from '@ot/domain'
import type { JobOwner, StaffChanges, StaffRecord, StaffSnapshot } from '../values/staff.ts'

/** Null: the tariff has room for everybody who would work here. A list that adds nobody is never refused for its length. */
export function tariffProblem(
  { employees, subscription }: Pick<StaffSnapshot, 'employees' | 'subscription'>,
  { added, jobs, changed }: Pick<StaffChanges, 'added' | 'jobs' | 'changed'>,
): string | null {
  const afterOf = new Map(changed.map(({ id, after }) => [id, after]))
  const before = new Set(employees.filter(({ record }) => isActive(record)).map(({ personId }) => personId))
  const owners = new Map(jobs.map(({ place, owner }) => [place, owner]))
  const stay = employees.filter(({ id, record }) => isActive(afterOf.get(id) ?? record))
  const come = added.flatMap((record, place): JobOwner[] =>
    isActive(record) ? [owners.get(place) ?? { kind: 'added', place }] : [],
  )
  const after = new Set([
    ...stay.map(({ personId }) => `person ${personId}`),
    ...come.map((owner) => (owner.kind === 'stored' ? `person ${owner.personId}` : `new ${owner.place}`)),
  ])
  for (const personId of before) if (!after.has(`person ${personId}`)) before.delete(personId)
  return after.size <= before.size ? null : employeeLimitProblem(subscription, after.size - 1)
}

function isActive({ dismissedOn }: StaffRecord): boolean {
  return dismissedOn === null
}
