/** «21.11.2026, 14:05» by the clock of a place; `joint` stands between the day and the hour. */
export function momentText(instant: string, timeZone: string, joint: ', ' | ' ' | ' в ' = ', '): string {
  const clock = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return clock.format(Date.parse(instant)).replace(', ', joint)
}
