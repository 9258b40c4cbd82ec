/** An instant: ISO 8601 in UTC with milliseconds. Compared as text. */
export type Instant = string

export type Clock = { now(): Instant }

export const systemClock: Clock = { now: () => new Date().toISOString() }

const MILLISECONDS_IN_SECOND = 1000

export function secondsBetween(from: Instant, to: Instant): number {
  return (Date.parse(to) - Date.parse(from)) / MILLISECONDS_IN_SECOND
}

export function addSeconds(instant: Instant, seconds: number): Instant {
  return new Date(Date.parse(instant) + seconds * MILLISECONDS_IN_SECOND).toISOString()
}
