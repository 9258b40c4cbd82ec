/** The day it is now in a time zone; Sweden writes dates as the wire does. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}
