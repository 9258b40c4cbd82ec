import type { EventOf } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import { sampleBriefing } from '../pages/testing/sample-rows.ts'
import { protocolsOf } from './protocols.ts'

const { kind, instructor, localActs, reason, shifts, ...base } = sampleBriefing(1, {})

function trained(employeeId: number, own: Partial<EventOf<'training'>>): EventOf<'training'> {
  return {
    ...base,
    section: 'training',
    programme: 'methods',
    hours: 16,
    provider: null,
    providerInn: null,
    protocolNumber: '7',
    registryNumber: null,
    result: 'passed',
    date: '2026-11-10',
    employeeId,
    ...own,
  }
}

const YEAR = { from: '2026-01-01', to: '2026-11-21' }

describe('Протоколы за период', () => {
  test('по номеру и дню, каждый работник один раз, новые сверху', () => {
    const events = [
      trained(1, { date: '2026-03-02' }),
      trained(1, {}),
      trained(1, { programme: 'first-aid' }),
      trained(2, {}),
    ]
    expect(protocolsOf(events, YEAR)).toEqual([
      { number: '7', date: '2026-11-10', employees: 2 },
      { number: '7', date: '2026-03-02', employees: 1 },
    ])
  })

  test.each([
    ['обучала другая организация', { provider: 'Учебный центр' }],
    ['номера нет', { protocolNumber: null }],
    ['раньше периода', { date: '2025-12-31' }],
    ['позже периода', { date: '2026-11-22' }],
  ])('%s — протокола нет', (_, own) => {
    expect(protocolsOf([trained(1, own)], YEAR)).toEqual([])
  })
})
