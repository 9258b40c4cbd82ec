import { addDays, type CalendarDate } from '@ot/domain'
import type { Instant } from '../../foundation/clock.ts'

/** A whole day of a calendar by RFC 5545. */
export type DayEntry = {
  /** The same at every reading, so that a calendar changes its entry and adds none. */
  uid: string
  date: CalendarDate
  summary: string
  description: string
  category: string
}

const LINE_OCTETS = 75

export function icsCalendar(name: string, entries: readonly DayEntry[], madeAt: Instant): string {
  const stamp = `${madeAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//OTdel//Deadlines//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...entries.flatMap((entry) => entryLines(entry, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** A date without a time belongs to no time zone; the end is the first day after. */
function entryLines({ uid, date, summary, description, category }: DayEntry, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `CATEGORIES:${escaped(category)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function compact(date: CalendarDate): string {
  return date.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

/** Lines of at most 75 octets, never cut inside a letter; what follows begins with a space, which counts too. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}
