import { isCalendarDate } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'

/** What is worn against the cold only, by its rule; a liner under a helmet is issued for summer too. */
const WINTER_RULES: ReadonlySet<string> = new Set(['ppe.suit-cold', 'ppe.footwear-cold'])

/** «15.10–15.04»: from which day to which warm clothes are worn, as the company has set it. */
const SEASON = /^(\d{2})\.(\d{2}) ?[-–—] ?(\d{2})\.(\d{2})$/
/** The most signs of it. */
export const COLD_SEASON_MAX = 13
const SOME_YEAR = 2027

export type ColdSeason = { from: string; until: string }

/** Month and day, «10-15»; null: it cannot be read so. */
export function parseColdSeason(text: string): ColdSeason | null {
  const [, ...parts] = SEASON.exec(text.trim()) ?? []
  const [fromDay, fromMonth, untilDay, untilMonth] = parts
  const season = { from: `${fromMonth}-${fromDay}`, until: `${untilMonth}-${untilDay}` }
  const isRead = [season.from, season.until].every((day) => isCalendarDate(`${SOME_YEAR}-${day}`))
  return isRead && season.from !== season.until ? season : null
}

/** The day itself within the season, else its next first day. */
export function firstColdDay(day: CalendarDate, { from, until }: ColdSeason): CalendarDate {
  const monthDay = day.slice('2027-'.length)
  const isWithin =
    from < until ? from <= monthDay && monthDay <= until : from <= monthDay || monthDay <= until
  if (isWithin) return day
  const year = Number(day.slice(0, '2027'.length))
  return `${monthDay < from ? year : year + 1}-${from}`
}

/** Winter PPE is handed out when the cold comes: a day in the warm half waits for it. Of a company that has named no season nothing moves. */
export function seasonalDay(
  rule: string | null,
  day: CalendarDate | null,
  coldSeason: string | null | undefined,
): CalendarDate | null {
  if (rule === null || day === null || coldSeason == null || !WINTER_RULES.has(rule)) return day
  const season = parseColdSeason(coldSeason)
  return season === null ? day : firstColdDay(day, season)
}

/** What is said beside the day; null: the season has no part in it. */
export function seasonSentence(
  rule: string | null,
  day: CalendarDate | null,
  coldSeason: string | null | undefined,
): string | null {
  if (rule === null || day === null || !WINTER_RULES.has(rule)) return null
  const season = coldSeason == null ? null : parseColdSeason(coldSeason)
  if (season === null)
    return 'Зимние: выдаются с наступлением холодного времени; укажите его в карточке организации, и срок будет считаться от него.'
  return day.endsWith(season.from)
    ? `Зимние: выдаются с наступлением холодного времени, по карточке организации — ${coldSeason}; в срок носки входит и время хранения летом.`
    : null
}
