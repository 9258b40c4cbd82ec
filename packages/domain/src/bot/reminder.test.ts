import { describe, expect, test } from 'vitest'
import { reminderText } from './reminder.ts'

const NONE = { overdue: 0, missing: 0, week: 0, month: 0 }

describe('напоминание в мессенджер', () => {
  test.each([
    [
      { counts: { overdue: 3, missing: 1, week: 0, month: 12 }, others: 2 },
      'Охрана труда, сроки на 10.03.2025\nпросрочено: 3\nне проведено: 1\nот 8 дней до месяца: 12\nпрочие сроки и заявки: 2\nОткрыть: https://x.example/notifications',
    ],
    [
      { counts: { ...NONE, week: 1 }, others: 0 },
      'Охрана труда, сроки на 10.03.2025\nв ближайшие 7 дней: 1\nОткрыть: https://x.example/notifications',
    ],
  ])('%j', (facts, text) => {
    expect(reminderText({ today: '2025-03-10', url: 'https://x.example/notifications', ...facts })).toBe(text)
  })
})
