import { employeeLimitProblem } from '@ot/domain'
import type { StaffChanges, StaffRecord, StaffSnapshot } from '../values/staff.ts'

/** Null: the tariff has room for everybody who would work here. A list that adds nobody is never refused for its length. */
export function tariffProblem(
  { employees, subscription }: Pick<StaffSnapshot, 'employees' | 'subscription'>,
  { added, changed }: Pick<StaffChanges, 'added' | 'changed'>,
): string | null {
  const before = employees.filter(({ record }) => isActive(record)).length
  const restored = changed.filter(({ record, after }) => !isActive(record) && isActive(after)).length
  const dismissed = changed.filter(({ record, after }) => isActive(record) && !isActive(after)).length
  const incoming = added.filter(isActive).length + restored
  return incoming === 0 ? null : employeeLimitProblem(subscription, before + incoming - dismissed - 1)
}

function isActive({ dismissedOn }: StaffRecord): boolean {
  return dismissedOn === null
}
