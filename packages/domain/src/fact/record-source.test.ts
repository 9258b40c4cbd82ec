import { describe, expect, test } from 'vitest'
import type { PaperAnswer } from '../document/paper-answer.ts'
import { type AskedInput, knownAnswers } from './paper-answers.ts'
import {
  NO_RECORDS,
  type OrganisationRecords,
  type RecordKey,
  readRecordSource,
  recordAnswersTo,
} from './record-source.ts'

const ANNA = 1
const DISMISSED = 9
const ROLE = 101

const RECORDS: OrganisationRecords = {
  registered: new Map([
    ['prikaz-o-komissii', { number: '12-ОТ', date: '2026-10-05', reference: 'от 05.10.2026 № 12-ОТ' }],
  ]),
  predecessors: new Map([[ROLE, { employeeId: ANNA, orderNumber: '3-К', orderDate: '2025-02-01' }]]),
  told: new Map<RecordKey, PaperAnswer>([
    ['riskCardsDate', '2026-09-01'],
    ['reducedHoursWorkers', [ANNA]],
  ]),
}

function answered(input: Omit<AskedInput, 'key'>, records = RECORDS, role: number | null = ROLE) {
  const known = {
    facts: new Map(),
    records,
    positions: new Map([[ANNA, 'токарь']]),
    counterparties: new Map(),
    day: '2026-11-22',
  }
  return knownAnswers({ inputs: [{ key: 'ключ', ...input }], role }, known).get('ключ') ?? null
}

describe('что называют записи', () => {
  test.each([
    ['prikaz-o-komissii.number', 'text', '12-ОТ'],
    ['prikaz-o-komissii.date', 'date', '2026-10-05'],
    ['prikaz-o-komissii.reference', 'text', 'от 05.10.2026 № 12-ОТ'],
    ['predecessor', 'employee', ANNA],
    ['predecessorOrderNumber', 'text', '3-К'],
    ['predecessorOrderDate', 'date', '2025-02-01'],
    ['riskCardsDate', 'date', '2026-09-01'],
    ['reducedHoursWorkers', 'employees', [ANNA]],
  ] as const)('%s', (record, type, answer) => {
    const source = readRecordSource(record)
    expect(source === null ? null : recordAnswersTo(source)).toBe(type)
    expect(answered({ type, record })).toEqual({ answer, by: 'record' })
  })

  test.each(['prikaz-o-komissii', 'prikaz-o-komissii.title', '.date', 'prikaz.date.number', 'nosuch'])(
    '«%s» — не запись',
    (text) => {
      expect(readRecordSource(text)).toBeNull()
    },
  )

  test('чего записи не знают, на то отвечает умолчание или никто', () => {
    expect(answered({ type: 'date', record: 'prikaz-o-rabote.date' })).toBeNull()
    expect(answered({ type: 'date', record: 'riskCardsDate', default: 'paperDate' }, NO_RECORDS)).toEqual({
      answer: '2026-11-22',
      by: 'default',
    })
  })

  test('прежний ответственный — по роли приказа, уволенного не называют', () => {
    expect(answered({ type: 'employee', record: 'predecessor' }, RECORDS, null)).toBeNull()
    expect(answered({ type: 'employee', record: 'predecessor' }, RECORDS, 102)).toBeNull()
    const gone = {
      ...RECORDS,
      predecessors: new Map([[ROLE, { employeeId: DISMISSED, orderNumber: '3-К', orderDate: null }]]),
    }
    expect(answered({ type: 'employee', record: 'predecessor' }, gone)).toBeNull()
    expect(answered({ type: 'text', record: 'predecessorOrderNumber' }, gone)?.answer).toBe('3-К')
  })
})
