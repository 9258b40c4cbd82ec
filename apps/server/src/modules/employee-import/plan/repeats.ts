import type { JobOwner, StoredEmployee } from '../values/staff.ts'
import { personKey } from './keys.ts'
import type { PersonDraft } from './read-draft.ts'

/** A row that has been planned: where what it writes stands, and whose job it is. */
export type Earlier = {
  row: number
  owner: JobOwner | null
  at: { list: 'added' | 'changed'; place: number } | null
}

/** One person stands in a list once; of several jobs, each once. */
export function repeatFinder(employees: readonly StoredEmployee[]) {
  const seen = new Map<string, Earlier>()
  const jobs = new Map<number, number>()
  for (const { personId } of employees) jobs.set(personId, (jobs.get(personId) ?? 0) + 1)

  function keysOf({ given }: PersonDraft, stored: StoredEmployee | null): string[] {
    const own = stored === null ? [] : [`employee ${stored.id}`]
    // Rows of two known jobs have one name and one СНИЛС.
    if (stored !== null && (jobs.get(stored.personId) ?? 0) > 1) return own
    return [
      ...own,
      ...(given.snils === undefined ? [] : [`snils ${given.snils}`]),
      ...(given.birthDate === undefined ? [] : [`person ${personKey(given)} ${given.birthDate}`]),
    ]
  }

  return {
    earlierOf(draft: PersonDraft, stored: StoredEmployee | null): Earlier | null {
      return keysOf(draft, stored).flatMap((key) => seen.get(key) ?? [])[0] ?? null
    },
    remember(draft: PersonDraft, stored: StoredEmployee | null, planned: Earlier): void {
      for (const key of keysOf(draft, stored)) if (!seen.has(key)) seen.set(key, planned)
    },
  }
}
