import { grouped } from '@ot/text'
import type { StoredEmployee, StoredName } from '../values/staff.ts'
import { departmentKey, personKey, positionKey } from './keys.ts'
import type { PersonDraft } from './read-draft.ts'

export type Match =
  | { kind: 'found'; employee: StoredEmployee }
  | { kind: 'nobody' }
  /** Several have this name and nothing tells which is meant. */
  | { kind: 'several'; employees: readonly StoredEmployee[] }

type Known = {
  employees: readonly StoredEmployee[]
  departments: readonly StoredName[]
  positions: readonly StoredName[]
}

/** By СНИЛС, then by full name and birth date, then by a full name that nobody else has; of several jobs, the one that is meant. */
export function employeeFinder({ employees, departments, positions }: Known): (draft: PersonDraft) => Match {
  const bySnils = grouped(employees, ({ record }) => record.snils)
  const byName = grouped(employees, ({ record }) => personKey(record))
  const byPerson = grouped(employees, ({ personId }) => personId)
  const departmentKeys = new Map(departments.map(({ id, name }) => [id, departmentKey(name)]))
  const positionKeys = new Map(positions.map(({ id, name }) => [id, positionKey(name)]))

  function likeness({ given, title, department }: PersonDraft, { record }: StoredEmployee): number {
    const titles = [positionKeys.get(record.positionId), positionKey(record.positionStaff ?? '')]
    const { staffNumber, employmentKind } = given
    return (
      (staffNumber !== undefined && staffNumber === record.staffNumber ? 8 : 0) +
      (title !== null && titles.includes(positionKey(title)) ? 4 : 0) +
      (employmentKind === record.employmentKind ? 2 : 0) +
      (department !== null && departmentKey(department) === departmentKeys.get(record.employeeGroupId)
        ? 1
        : 0)
    )
  }

  function found(draft: PersonDraft, employee: StoredEmployee): Match {
    const jobs = activeFirst(byPerson.get(employee.personId) ?? [])
    const [meant = employee] = jobs.toSorted((a, b) => likeness(draft, b) - likeness(draft, a))
    return { kind: 'found', employee: meant }
  }

  return (draft) => {
    const { given } = draft
    const [holder] = activeFirst(given.snils ? (bySnils.get(given.snils) ?? []) : [])
    if (holder !== undefined) return found(draft, holder)
    const namesakes = (byName.get(personKey(given)) ?? []).filter(
      // Another СНИЛС is another person.
      ({ record }) => record.snils === null || given.snils === undefined,
    )
    const [sameAge] = activeFirst(namesakes.filter(({ record }) => record.birthDate === given.birthDate))
    if (sameAge !== undefined) return found(draft, sameAge)
    const active = namesakes.filter(({ record }) => record.dismissedOn === null)
    const [only, ...others] = active.length > 0 ? active : namesakes
    if (only === undefined) return { kind: 'nobody' }
    if (others.every(({ personId }) => personId === only.personId)) return found(draft, only)
    return given.birthDate === undefined ? { kind: 'several', employees: namesakes } : { kind: 'nobody' }
  }
}

function activeFirst(employees: readonly StoredEmployee[]): readonly StoredEmployee[] {
  return employees.toSorted(
    (a, b) => Number(a.record.dismissedOn !== null) - Number(b.record.dismissedOn !== null) || a.id - b.id,
  )
}
