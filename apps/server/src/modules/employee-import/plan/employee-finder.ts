import { grouped } from '@ot/text'
import type { StoredEmployee } from '../values/staff.ts'
import { personKey } from './keys.ts'
import type { Draft } from './read-draft.ts'

export type Match =
  | { kind: 'found'; employee: StoredEmployee }
  | { kind: 'nobody' }
  /** Several have this name and nothing tells which is meant. */
  | { kind: 'several' }

/** By СНИЛС, then by full name and birth date, then by a full name that nobody else has. */
export function employeeFinder(employees: readonly StoredEmployee[]): (draft: Draft) => Match {
  const bySnils = grouped(employees, ({ record }) => record.snils)
  const byName = grouped(employees, ({ record }) => personKey(record))

  return ({ given }) => {
    const [holder] = activeFirst(given.snils ? (bySnils.get(given.snils) ?? []) : [])
    if (holder !== undefined) return { kind: 'found', employee: holder }
    const namesakes = (byName.get(personKey(given)) ?? []).filter(
      // Another СНИЛС is another person.
      ({ record }) => record.snils === null || given.snils === undefined,
    )
    const [sameAge] = activeFirst(namesakes.filter(({ record }) => record.birthDate === given.birthDate))
    if (sameAge !== undefined) return { kind: 'found', employee: sameAge }
    const active = namesakes.filter(({ record }) => record.dismissedOn === null)
    const [only, ...others] = active.length > 0 ? active : namesakes
    if (only === undefined) return { kind: 'nobody' }
    if (others.length === 0) return { kind: 'found', employee: only }
    return given.birthDate === undefined ? { kind: 'several' } : { kind: 'nobody' }
  }
}

function activeFirst(employees: readonly StoredEmployee[]): readonly StoredEmployee[] {
  return employees.toSorted(
    (a, b) => Number(a.record.dismissedOn !== null) - Number(b.record.dismissedOn !== null) || a.id - b.id,
  )
}
