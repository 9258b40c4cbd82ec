import { describe, expect, test } from 'vitest'
import { type MemoLineOutcome, memoStatus } from './memos.ts'

const OPEN: MemoLineOutcome = {
  completionDate: null,
  finalWorkingConditionsClass: null,
  finalRiskLevel: null,
}
const DATED: MemoLineOutcome = { ...OPEN, completionDate: '2026-11-01' }
const CLASSED: MemoLineOutcome = { ...OPEN, finalWorkingConditionsClass: '3.1' }
const LEVELLED: MemoLineOutcome = { ...DATED, finalRiskLevel: 'low' }

describe('статус заявки', () => {
  test.each([
    ['медосмотр: все даты стоят', 'medical', [DATED, DATED], 'completed'],
    ['медосмотр: одной даты нет', 'medical', [DATED, OPEN], 'active'],
    ['заявка без строк', 'training', [], 'active'],
    ['СОУТ: дата без класса', 'sout', [DATED], 'active'],
    ['СОУТ: класс без даты отчёта', 'sout', [CLASSED], 'active'],
    ['СОУТ: класс и дата', 'sout', [{ ...DATED, ...CLASSED, completionDate: '2026-11-01' }], 'completed'],
    [
      'СОУТ: исключён по отчёту',
      'sout',
      [{ ...DATED, finalWorkingConditionsClass: 'excluded' }],
      'completed',
    ],
    ['риски: уровень и дата', 'risk', [LEVELLED, LEVELLED], 'completed'],
    ['риски: у одного нет уровня', 'risk', [LEVELLED, DATED], 'active'],
  ] as const)('%s', (_case, section, lines, status) => {
    expect(memoStatus(section, lines)).toBe(status)
  })
})
