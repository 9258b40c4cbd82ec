const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one costs a hundred times what showing a moment by it does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone })
  clocks.set(timeZone, clock)
  return clock
}

/** «21.11.2026, 14:05» by the clock of a place; `joint` stands between the day and the hour. */
export function momentText(instant: string, timeZone: string, joint: ', ' | ' ' | ' в ' = ', '): string {
  return clockOf(timeZone).format(Date.parse(instant)).replace(', ', joint)
}
