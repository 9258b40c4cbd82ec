import { newDepartmentId, type StoredName } from '../values/staff.ts'
import { departmentKey } from './keys.ts'

export type DepartmentFinder = {
  /** The department of this name, or a new one. */
  find(name: string): number
  nameOf(id: number): string
  /** Those the import makes, in the order of `newDepartmentId`. */
  made: readonly string[]
}

export function departmentFinder(departments: readonly StoredName[]): DepartmentFinder {
  const names = new Map(departments.map(({ id, name }) => [id, name]))
  const byKey = new Map(departments.map(({ id, name }) => [departmentKey(name), id]))
  const made: string[] = []
  return {
    find: (name) => {
      const key = departmentKey(name)
      const known = byKey.get(key)
      if (known !== undefined) return known
      const id = newDepartmentId(made.length)
      made.push(name.replace(/\s+/g, ' ').trim())
      byKey.set(key, id)
      names.set(id, made.at(-1) ?? '')
      return id
    },
    nameOf: (id) => names.get(id) ?? '',
    made,
  }
}
