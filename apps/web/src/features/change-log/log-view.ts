import { LOG_AREAS } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { LogView } from './api/log-calls.ts'

const TEXT_MAX = 200
const ID = /^[1-9]\d{0,14}$/

export const WHOLE_LOG: LogView = { userId: null, area: null, from: null, to: null, q: '' }

/** What the address says of the log. */
export function logView(search: Readonly<Record<string, unknown>>): LogView {
  const userId = String(search.userId ?? '')
  return {
    userId: ID.test(userId) ? Number(userId) : null,
    area: LOG_AREAS.find((area) => area === search.area) ?? null,
    from: dayIn(search.from),
    to: dayIn(search.to),
    q: String(search.q ?? '').slice(0, TEXT_MAX),
  }
}

function dayIn(said: unknown): string | null {
  const day = String(said ?? '')
  return isCalendarDate(day) ? day : null
}

/** The address is silent about what does not narrow. */
export function logSearch(view: LogView): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(view).filter(([, value]: [string, unknown]) => value !== null && value !== ''),
  )
}

export function isNarrowed(view: LogView): boolean {
  return Object.keys(logSearch(view)).length > 0
}

/** Both ends are there and the wrong way round: nothing can be found, so nothing is asked. */
export function isPeriodWrong({ from, to }: LogView): boolean {
  return from !== null && to !== null && to < from
}
