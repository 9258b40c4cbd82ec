import type { Instant } from '../foundation/clock.ts'

const DAILY = 7
const WEEKLY = 4
const DAY_MS = 86_400_000
const DAYS_OF_WEEK = 7
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const MONDAY_SHIFT = 3
const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z$/

/** A name that sorts by time and may stand in any file system. */
export function backupName(madeAt: Instant): string {
  return `${madeAt.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(':', '-')}Z`
}

/** When the backup of this name was made; null: something else lies there. */
export function madeAt(name: string): Instant | null {
  const [, hour, minute, second] = NAME.exec(name) ?? []
  return hour === undefined ? null : `${hour}:${minute}:${second}.000Z`
}

/** Kept: the last of each of the seven newest days that have one, and of each of the four newest weeks. */
export function expiredBackups(names: readonly string[]): string[] {
  const newestFirst = names.filter((name) => madeAt(name) !== null).sort((a, b) => (a < b ? 1 : -1))
  const dayOf = (name: string) => Math.floor(Date.parse(madeAt(name) ?? '') / DAY_MS)
  const weekOf = (name: string) => Math.floor((dayOf(name) + MONDAY_SHIFT) / DAYS_OF_WEEK)
  const kept = new Set([...lastOfEach(newestFirst, dayOf, DAILY), ...lastOfEach(newestFirst, weekOf, WEEKLY)])
  return newestFirst.filter((name) => !kept.has(name))
}

function lastOfEach(
  newestFirst: readonly string[],
  periodOf: (name: string) => number,
  limit: number,
): string[] {
  const last = new Map<number, string>()
  for (const name of newestFirst) {
    if (!last.has(periodOf(name))) last.set(periodOf(name), name)
  }
  return [...last.values()].slice(0, limit)
}
