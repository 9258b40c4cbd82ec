import type { MemoStatus, Section } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import {
  sampleBriefing,
  sampleMedical,
  samplePpe,
  sampleRisk,
  sampleSout,
} from '../pages/testing/sample-rows.ts'
import { type LineValues, memoValuesOf, newMemoValues, operationOf, statusOf } from './memo-values.ts'
import { sampleLine, sampleMemo } from './testing/sample-memo.ts'

const DEFAULTS = { director: 'Иванова Анна Петровна', userName: 'Анна Смирнова' }

describe('Новая заявка', () => {
  test('адресована директору от имени пользователя', () => {
    const { fullName, author, note } = newMemoValues([], DEFAULTS)
    expect({ fullName, author, note }).toEqual({
      fullName: 'Иванова Анна Петровна',
      author: 'Анна Смирнова',
      note: '',
    })
    expect(newMemoValues([], { director: null, userName: null })).toMatchObject({ fullName: '', author: '' })
  })

  test('e-mail вместо имени автором не становится', () => {
    expect(newMemoValues([], { ...DEFAULTS, userName: 'anna@example.ru' }).author).toBe('')
  })

  test.each([
    [sampleBriefing(1, {}), { name: 'Повторный инструктаж', factorNumber: null, quantity: null }],
    [sampleMedical(1, {}), { factorNumber: '4.4' }],
    [samplePpe(1, { quantity: 2 }), { ppe: 'Каска защитная', eventType: 'issuance', quantity: 2 }],
    [samplePpe(1, { eventType: 'return', quantity: 2, onHand: 5 }), { eventType: 'return', quantity: 5 }],
    [sampleSout(1, {}), { workingConditionsClass: '3.1' }],
    [sampleRisk(1, {}), { riskLevel: 'middle' }],
  ] as const)('строка раздела $0.section просит о том, что стоит в записи', (row, facts) => {
    const [line] = newMemoValues([row], DEFAULTS).employeesData
    expect(line).toMatchObject({ eventId: 1, employeeId: 11, completionDate: '', ...facts })
  })
})

describe('Статус заявки', () => {
  const day = { completionDate: '2026-11-20' }
  test.each<[Section, Partial<LineValues>[], MemoStatus, string]>([
    ['briefing', [{}, {}], 'active', 'ничего не отмечено'],
    ['briefing', [day, {}], 'active', 'отмечена одна строка'],
    ['briefing', [day, day], 'completed', 'отмечены все'],
    ['briefing', [day, { completionDate: '2026-11' }], 'active', 'дата не дописана'],
    ['medical', [], 'active', 'строк нет'],
    ['sout', [day], 'active', 'отчёт без класса'],
    ['sout', [{ finalWorkingConditionsClass: '2' }], 'active', 'класс без отчёта'],
    ['sout', [{ ...day, finalWorkingConditionsClass: '2' }], 'completed', 'класс и отчёт'],
    ['sout', [{ ...day, finalRiskLevel: 'low' }], 'active', 'уровень риска СОУТ не завершает'],
    ['risk', [{ ...day, finalRiskLevel: 'excluded' }], 'completed', 'исключён по отчёту'],
  ])('%s, %j → %s (%s)', (section, lines, expected) => {
    const values = memoValuesOf(sampleMemo())
    const [line] = values.employeesData
    if (line === undefined) throw new Error('a memo has lines')
    expect(statusOf(section, { ...values, employeesData: lines.map((own) => ({ ...line, ...own })) })).toBe(
      expected,
    )
  })
})

test('операция заявки на СИЗ — операция её первой строки', () => {
  const memo = sampleMemo({ employeesData: [sampleLine(1, { eventType: 'return' })] })
  expect(operationOf(memoValuesOf(memo))).toBe('return')
  expect(operationOf(memoValuesOf(sampleMemo({ employeesData: [] })))).toBeNull()
})
