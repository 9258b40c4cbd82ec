import type { ImportOutcome } from '@ot/contract'
import { type TitleMatcher, titleMatcher } from '@ot/reference/titles'
import type { KnownPosition, StaffSnapshot } from '../values/staff.ts'
import { positionKey } from './keys.ts'

export type FoundPosition = {
  id: number
  /** Null: the file says what the reference list says. */
  staffTitle: string | null
}

export type PositionFinder = {
  /** `department`: as the row names it. */
  find(title: string, department: string | null): FoundPosition | null
  nameOf(id: number): string
  /** Titles that were told by their words alone. */
  recognised(): ImportOutcome['recognisedPositions']
  /** Titles asked for in vain, each with what it may mean. */
  unknown(): ImportOutcome['unknownPositions']
  /** What the user said of titles that the file has, for the next time. */
  heeded(): Record<string, number>
}

type Counted = { title: string; rows: number; department: string | null }

/** Titles that mean the same, as the first of them was written, and where it stood. */
function counted(seen: Map<string, Counted>, key: string, title: string, department: string | null): void {
  const before = seen.get(key) ?? { title, department, rows: 0 }
  seen.set(key, { ...before, rows: before.rows + 1 })
}

/** By name, then by what the user says or said before, then by what staff with the same title have, then by its words. */
export function positionFinder(
  { positions, titles, employees }: Pick<StaffSnapshot, 'positions' | 'titles' | 'employees'>,
  told: Readonly<Record<string, number>>,
): PositionFinder {
  const names = new Map(positions.map(({ id, name }) => [id, name]))
  const byName = new Map(positions.map(({ id, name }) => [positionKey(name), id]))
  const byTitle = new Map([...titlesInUse(employees), ...keyed(titles), ...keyed(told)])
  const byUser = new Map(keyed(told))
  const heeded = new Map<string, number>()
  const sure = new Map<string, KnownPosition | null>()
  const recognised = new Map<string, Counted>()
  const inVain = new Map<string, Counted>()
  const inDepartments = new Map<string, Map<number, number>>()
  const known = new Map(positions.map((position) => [position.id, position]))
  /** Asked only for a title that nothing else explains. */
  const words = () => matcherOf(positions)

  function sureOf(key: string, title: string): KnownPosition | null {
    const judged = sure.get(key)
    if (judged !== undefined) return judged
    const found = words().sureOf(title)
    sure.set(key, found)
    return found
  }

  function find(title: string, department: string | null): FoundPosition | null {
    const found = positionOf(title, department)
    if (found !== null && department !== null) {
      const people = inDepartments.get(department) ?? new Map<number, number>()
      inDepartments.set(department, people.set(found.id, (people.get(found.id) ?? 0) + 1))
    }
    return found
  }

  /** Of a title like no other: what most people of its department do; the likeliest profile to begin from. */
  function neighbourOf(department: string | null): KnownPosition | null {
    const people = department === null ? [] : [...(inDepartments.get(department) ?? [])]
    const [most] = people.toSorted(([a, one], [b, other]) => other - one || a - b)
    return most === undefined ? null : (known.get(most[0]) ?? null)
  }

  function positionOf(title: string, department: string | null): FoundPosition | null {
    const key = positionKey(title)
    const id = byName.get(key) ?? byTitle.get(key)
    if (id !== undefined && names.has(id)) {
      if (byUser.get(key) === id && !byName.has(key)) heeded.set(title, id)
      return { id, staffTitle: byName.has(key) ? null : title }
    }
    const found = sureOf(key, title)
    if (found === null) {
      counted(inVain, key, title, department)
      return null
    }
    counted(recognised, key, title, department)
    return { id: found.id, staffTitle: title }
  }

  return {
    find,
    nameOf: (id) => names.get(id) ?? '',
    recognised: () =>
      [...recognised].flatMap(([key, { title, rows }]) => {
        const position = sure.get(key)
        return position == null ? [] : [{ title, rows, position }]
      }),
    unknown: () =>
      [...inVain.values()].map(({ title, rows, department }) => {
        const suggestions = words().proposalsOf(title)
        return {
          title,
          rows,
          suggestions,
          neighbour: suggestions.length > 0 ? null : neighbourOf(department),
        }
      }),
    heeded: () => Object.fromEntries(heeded),
  }
}

let latest: { positions: readonly KnownPosition[]; matcher: TitleMatcher<KnownPosition> } | null = null

/** The reference list is the same in every import: what a thread has read once it need not read again. */
function matcherOf(positions: readonly KnownPosition[]): TitleMatcher<KnownPosition> {
  if (latest === null || !isSameList(latest.positions, positions)) {
    latest = { positions, matcher: titleMatcher(positions) }
  }
  return latest.matcher
}

function isSameList(one: readonly KnownPosition[], other: readonly KnownPosition[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, name }, at) => other[at]?.id === id && other[at]?.name === name)
  )
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
