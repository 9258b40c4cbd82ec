import { momentText } from '@ot/text'
import { describe, expect, test } from 'vitest'
import { changeLines, historyActionText } from './history-text.ts'

const ENTRY = { id: 1, at: '2026-11-21T11:05:00.000Z', userName: 'Анна', takingBack: null }
const CHANGES = [
  { field: 'positionStaff', label: 'Должность по штатному расписанию', from: null, to: 'Старший слесарь' },
  { field: 'hireDate', label: 'Дата приёма', from: '2020-01-09', to: '2020-01-10' },
]

describe('История записи словами', () => {
  test.each([
    ['employee.created', 'Запись создана'],
    ['employee.dismissed', 'Увольнение'],
    ['employee.restored', 'Увольнение отменено'],
    ['employee.changed', 'Изменено'],
  ])('%s — «%s»', (action, text) => {
    expect(historyActionText(action)).toBe(text)
  })

  test('было → стало, пустое названо, даты — как на экране', () => {
    const texts = changeLines({ ...ENTRY, action: 'employee.changed', changes: CHANGES })
    expect(texts.map(({ label, from, to }) => `${label}: ${from} → ${to}`)).toEqual([
      'Должность по штатному расписанию: не указано → Старший слесарь',
      'Дата приёма: 09.01.2020 → 10.01.2020',
    ])
  })

  test('у новой записи новое всё, и оно не перечислено', () => {
    expect(changeLines({ ...ENTRY, action: 'employee.created', changes: CHANGES })).toEqual([])
  })

  test('время — по часам организации', () => {
    expect(momentText(ENTRY.at, 'Asia/Omsk')).toBe('21.11.2026, 17:05')
  })
})
