import type { Named, StaffSnapshot } from '../values/staff.ts'
import { positionKey } from './keys.ts'
import { positionSuggester } from './suggest-positions.ts'

export type FoundPosition = {
  id: number
  /** Null: the file says what the reference list says. */
  staffTitle: string | null
}
export type UnknownPosition = { title: string; rows: number; suggestions: Named[] }

export type PositionFinder = {
  find(title: string): FoundPosition | null
  nameOf(id: number): string
  /** Titles asked for in vain, each with what it may mean. */
  unknown(): UnknownPosition[]
  /** What the user said of titles that the file has, for the next time. */
  heeded(): Record<string, number>
}

/** By name, then by what the user says or said before, then by what staff with the same title have. */
export function positionFinder(
  { positions, titles, employees }: Pick<StaffSnapshot, 'positions' | 'titles' | 'employees'>,
  told: Readonly<Record<string, number>>,
): PositionFinder {
  const names = new Map(positions.map(({ id, name }) => [id, name]))
  const byName = new Map(positions.map(({ id, name }) => [positionKey(name), id]))
  const byTitle = new Map([...titlesInUse(employees), ...keyed(titles), ...keyed(told)])
  const byUser = new Map(keyed(told))
  const heeded = new Map<string, number>()
  const inVain = new Map<string, { title: string; rows: number }>()

  function find(title: string): FoundPosition | null {
    const key = positionKey(title)
    const id = byName.get(key) ?? byTitle.get(key)
    if (id !== undefined && names.has(id)) {
      if (byUser.get(key) === id && !byName.has(key)) heeded.set(title, id)
      return { id, staffTitle: byName.has(key) ? null : title }
    }
    const before = inVain.get(key)
    inVain.set(key, { title: before?.title ?? title, rows: (before?.rows ?? 0) + 1 })
    return null
  }

  return {
    find,
    nameOf: (id) => names.get(id) ?? '',
    unknown: () => {
      const suggest = positionSuggester(positions)
      return [...inVain.values()].map((one) => ({ ...one, suggestions: suggest(one.title) }))
    },
    heeded: () => Object.fromEntries(heeded),
  }
}

function keyed(titles: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(titles).map(([title, id]) => [positionKey(title), id])
}

/** Titles that stand with one reference position only. */
function titlesInUse(employees: StaffSnapshot['employees']): [string, number][] {
  const found = new Map<string, Set<number>>()
  for (const { record } of employees) {
    if (record.positionStaff === null) continue
    const key = positionKey(record.positionStaff)
    found.set(key, (found.get(key) ?? new Set()).add(record.positionId))
  }
  return [...found]
    .flatMap(([key, [id, ...others]]) => (id === undefined || others.length > 0 ? [] : [[key, id] as const]))
    .map(([key, id]) => [key, id])
}
