/** «21.11.2026, 14:05», by the clock of the company. */
export function momentText(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    Date.parse(at),
  )
}
