import { describe, expect, test } from 'vitest'
import type { EventState } from '../section/sections.ts'
import { instructionState, revisionDue } from './instruction.ts'

const TODAY = '2026-11-21'

describe('инструкция', () => {
  test.each([
    [null, null, null],
    ['2024-02-29', null, '2029-02-28'],
    ['2024-03-01', '2026-03-01', '2026-03-01'],
  ])('утверждена %s, пересмотр назначен на %s → пересмотреть до %s', (approvedOn, due, expected) => {
    expect(revisionDue({ approvedOn, revisionDue: due })).toBe(expected)
  })

  test.each<[string | null, string | null, EventState, string]>([
    ['2024-01-10', null, 'missing', 'не ознакомлен'],
    ['2015-01-10', null, 'missing', 'не ознакомлен с устаревшей'],
    ['2024-01-10', '2024-01-12', 'ok', 'пересмотр нескоро'],
    ['2021-12-01', '2022-01-12', 'soon', 'пересмотр через десять дней'],
    ['2021-11-20', '2022-01-12', 'overdue', 'пересмотр был вчера'],
    [null, '2022-01-12', 'none', 'день утверждения неизвестен'],
  ])('утверждена %s, ознакомлен %s: %s (%s)', (approvedOn, acknowledgedOn, expected) => {
    const dates = { approvedOn, revisionDue: null, acknowledgedOn, enteredOn: '2020-01-01', askedSince: null }
    expect(instructionState(dates, TODAY)).toBe(expected)
  })

  test.each<[string | null, string | null, EventState, string]>([
    ['2026-11-19', null, 'unknown', 'работал по ней до того, как её записали'],
    ['2026-11-20', null, 'missing', 'принят в день записи'],
    [null, null, 'missing', 'выдана здесь'],
    ['2026-11-19', '2026-11-20', 'none', 'ознакомлен'],
  ])('записана 20.11.2026, нужна с %s, ознакомлен %s: %s (%s)', (askedSince, acknowledgedOn, expected) => {
    const dates = { approvedOn: null, revisionDue: null, acknowledgedOn, enteredOn: '2026-11-20', askedSince }
    expect(instructionState(dates, TODAY)).toBe(expected)
  })
})
