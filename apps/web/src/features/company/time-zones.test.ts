import { describe, expect, test } from 'vitest'
import { timeZoneChoices, timeZoneLabel } from './time-zones.ts'

const NEW_YEAR = '2026-01-01T00:00:00Z'

describe('Часовые пояса', () => {
  test.each(timeZoneChoices('Europe/Moscow'))(
    '$label: сдвиг тот же, что в базе часовых поясов',
    ({ value, label }) => {
      const offset = new Intl.DateTimeFormat('en', { timeZone: value, timeZoneName: 'shortOffset' })
        .formatToParts(Date.parse(NEW_YEAR))
        .find(({ type }) => type === 'timeZoneName')?.value
      expect(label).toContain(`(${offset?.replace('GMT', 'UTC')})`)
    },
  )

  test('пояс вне России остаётся в списке своей организации', () => {
    expect(timeZoneChoices('Asia/Almaty').at(-1)).toEqual({ value: 'Asia/Almaty', label: 'Asia/Almaty' })
    expect(timeZoneLabel('Asia/Almaty')).toBe('Asia/Almaty')
  })

  test('Москва подписана по-русски', () => {
    expect(timeZoneLabel('Europe/Moscow')).toBe('Москва (UTC+3)')
  })
})
