import { describe, expect, test } from 'vitest'
import {
  inquiryDeadline,
  isInquiryOverdue,
  type MicrotraumaStatus,
  microtraumaStatus,
} from './microtraumas.ts'

type Marks = Parameters<typeof microtraumaStatus>[0]

const OPEN: Marks = { completedOn: null, incidentId: null, cancelReason: null }

describe('срок рассмотрения микротравмы (рекомендации № 632н)', () => {
  test.each([
    ['2026-11-17', 0, '2026-11-20', 'день сообщения не считается'],
    ['2026-11-20', 0, '2026-11-23', 'выходные считаются'],
    ['2026-11-30', 0, '2026-12-03', 'через конец месяца'],
    ['2026-12-30', 0, '2027-01-02', 'через конец года и праздники'],
    ['2028-02-27', 0, '2028-03-01', 'високосный февраль'],
    ['2026-11-17', 1, '2026-11-21', 'продлён на день'],
    ['2026-11-17', 2, '2026-11-22', 'продлён на два дня'],
  ])('сообщили %s, продление %i → %s (%s)', (reportedOn, extensionDays, expected) => {
    expect(inquiryDeadline({ reportedOn, extensionDays })).toBe(expected)
  })

  test.each<[string, Marks, boolean, string]>([
    ['2026-11-20', OPEN, false, 'последний день'],
    ['2026-11-21', OPEN, true, 'на день позже'],
    ['2026-11-21', { ...OPEN, completedOn: '2026-11-20' }, false, 'уже рассмотрена'],
    ['2026-11-21', { ...OPEN, incidentId: 4 }, false, 'расследуется как несчастный случай'],
    ['2026-11-21', { ...OPEN, cancelReason: 'Ошибка' }, false, 'отменена'],
  ])('на %s просрочена: %j → %s (%s)', (today, marks, expected) => {
    expect(isInquiryOverdue({ reportedOn: '2026-11-17', extensionDays: 0, ...marks }, today)).toBe(expected)
  })
})

test.each<[Marks, MicrotraumaStatus]>([
  [OPEN, 'inquiry'],
  [{ ...OPEN, completedOn: '2026-11-20' }, 'examined'],
  [{ ...OPEN, completedOn: '2026-11-20', incidentId: 4 }, 'accident'],
  [{ completedOn: '2026-11-20', incidentId: 4, cancelReason: 'Записана дважды' }, 'cancelled'],
])('%j → %s', (marks, expected) => {
  expect(microtraumaStatus(marks)).toBe(expected)
})
