import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type DayEntry, icsCalendar } from './ics.ts'

const AT = '2026-11-21T09:30:15.000Z'
const ENTRY: DayEntry = {
  uid: '2026-12-31-medical-7@otdel',
  date: '2026-12-31',
  summary: 'Медосмотры: 3 работника',
  description: 'Иванов П.С.\nПетрова А.И.',
  category: 'Медосмотры',
}

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

describe('календарь сроков по RFC 5545', () => {
  test('событие занимает день целиком и не зависит от часового пояса', () => {
    const [event] = parsed(icsCalendar('Охрана труда', [ENTRY], AT))
    expect(event?.uid).toBe(ENTRY.uid)
    expect(event?.summary).toBe(ENTRY.summary)
    expect(event?.description).toBe(ENTRY.description)
    expect(event?.startDate.isDate).toBe(true)
    expect(event?.startDate.toString()).toBe('2026-12-31')
    expect(event?.endDate.toString()).toBe('2027-01-01')
  })

  test('строки кончаются CRLF и не длиннее 75 октетов, буквы не разрезаны', () => {
    const description = Array.from(
      { length: 40 },
      (_, index) => `Щербаков-Константинопольский Ю.${index}`,
    ).join('\n')
    const text = icsCalendar(
      'Общество с ограниченной ответственностью «Ромашка»',
      [{ ...ENTRY, description }],
      AT,
    )
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\ufffd')
    expect(parsed(text)[0]?.description).toBe(description)
  })

  test.each(['ООО «А, Б и В»; склад', 'обратная \\ черта', 'BEGIN:VEVENT', '🙂'.repeat(40)])(
    'текст «%s» возвращается таким же',
    (summary) => {
      expect(parsed(icsCalendar('К', [{ ...ENTRY, summary }], AT))[0]?.summary).toBe(summary)
    },
  )

  test('время изготовления — в UTC', () => {
    expect(icsCalendar('К', [ENTRY], AT)).toContain('\r\nDTSTAMP:20261121T093015Z\r\n')
  })
})
