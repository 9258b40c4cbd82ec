import { describe, expect, test } from 'vitest'
import { explainEvent } from '../rule/explain.ts'
import { timesOf } from '../rule/times.ts'
import { proposed } from '../testing/proposals.ts'
import { profile } from '../testing/subjects.ts'
import { parseColdSeason, seasonalDay } from './season.ts'

const SEASON = '15.10–15.04'

test.each([
  ['15.10–15.04', { from: '10-15', until: '04-15' }],
  ['15.10 - 15.04', { from: '10-15', until: '04-15' }],
  ['31.02–15.04', null],
  ['15.10–15.10', null],
  ['зимой', null],
])('«%s»', (text, season) => {
  expect(parseColdSeason(text)).toEqual(season)
})

test.each([
  ['2026-06-01', '2026-10-15', 'летом — к началу холодного времени'],
  ['2026-10-14', '2026-10-15', 'накануне'],
  ['2026-10-15', '2026-10-15', 'первый день'],
  ['2026-12-31', '2026-12-31', 'зимой — как есть'],
  ['2027-04-15', '2027-04-15', 'последний день'],
  ['2027-04-16', '2027-10-15', 'на следующий — уже осенью'],
])('%s: %s (%s)', (day, expected, _why) => {
  expect(seasonalDay('ppe.suit-cold', day, SEASON)).toBe(expected)
})

test('время года в одном году; не зимние и без названного времени — ни на день', () => {
  expect(seasonalDay('ppe.footwear-cold', '2026-12-01', '01.02–31.03')).toBe('2027-02-01')
  expect(seasonalDay('ppe.suit-dirt', '2026-06-01', SEASON)).toBe('2026-06-01')
  expect(seasonalDay('ppe.suit-cold', '2026-06-01', null)).toBe('2026-06-01')
})

const SUIT = {
  key: 'suit-cold',
  name: 'Костюм для защиты от пониженных температур',
  unit: 'шт.',
  quantity: 1,
  norm: '1 шт. на 24 мес.',
  months: 24,
  conditional: false,
}

describe('принят летом', () => {
  const hired = { profile: profile({ ppe: [SUIT] }), hireDate: '2027-06-01' }

  test('зимний костюм — к первому холодному дню, и сказано почему', () => {
    const suit = proposed({ ...hired, coldSeason: SEASON }, 'ppe.suit-cold')
    expect(suit?.firstDeadline).toBe('2027-10-15')
    expect(suit?.basis.explanation).toContain('по карточке организации — 15.10–15.04')
  })

  test('организация времени не назвала: ко дню приёма, и сказано, где назвать', () => {
    const suit = proposed(hired, 'ppe.suit-cold')
    expect(suit?.firstDeadline).toBe('2027-06-01')
    expect(suit?.basis.explanation).toContain('укажите его в карточке организации')
  })
})

test('срок носки закончился летом: новый — к началу холодного времени', () => {
  const issued = {
    section: 'ppe',
    rule: 'ppe.suit-cold',
    periodicity: { kind: 'every', count: 24, unit: 'month' },
    isOwnPeriod: false,
    date: '2025-06-20',
    firstDeadline: null,
    failed: false,
    workplace: null,
    issue: { handedOver: 1, quantity: 1, usableUntil: null },
  } as const
  const person = { birthDate: '1990-05-05', hireDate: '2025-06-01', coldSeason: SEASON }
  const { deadline } = timesOf(issued, person, () => null)
  expect(deadline).toBe('2027-10-15')
  const basis = explainEvent({ ...issued, deadline }, person, () => null)
  expect(basis?.explanation).toContain('срок 15.10.2027')
  expect(basis?.explanation).toContain('входит и время хранения')
  expect(timesOf(issued, { ...person, coldSeason: null }, () => null).deadline).toBe('2027-06-20')
})
