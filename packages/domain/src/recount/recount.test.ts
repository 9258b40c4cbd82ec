import { describe, expect, test } from 'vitest'
import type { Periodicity } from '../periodicity/periodicity.ts'
import { medicalLine } from '../testing/medical-lines.ts'
import { recountTerm, type StoredEvent } from './recount.ts'

const TODAY = '2026-11-27'
const PERSON = {
  birthDate: '1990-05-05',
  hireDate: '2026-10-05',
  contractDate: '2026-10-01',
  firstWorkingDay: '2026-10-15',
}
const NEVER = { initial: null, 'fire-initial': null }
const YEARS: Periodicity = { kind: 'every', count: 3, unit: 'year' }
const HALF_YEAR: Periodicity = { kind: 'every', count: 6, unit: 'month' }

function stored(own: Partial<StoredEvent>): StoredEvent {
  const firstDeadline = own.firstDeadline ?? null
  return {
    section: 'training',
    rule: 'training.methods',
    periodicity: YEARS,
    isOwnPeriod: false,
    date: null,
    firstDeadline,
    deadline: firstDeadline,
    failed: false,
    workplace: null,
    byHand: false,
    ...own,
  }
}

const of = (own: Partial<StoredEvent>, known: Partial<Parameters<typeof recountTerm>[1]> = {}) =>
  recountTerm(stored(own), { person: PERSON, briefed: NEVER, today: TODAY, factor: medicalLine, ...known })

const told = (...args: Parameters<typeof of>) => {
  const found = of(...args)
  return found === null ? null : [found.deadline, found.cause]
}

describe('пересчёт ещё не сделанного', () => {
  const repeat = { section: 'briefing', rule: 'briefing.repeat', periodicity: HALF_YEAR } as const

  test.each([
    ['считали от приёма', { firstDeadline: '2026-12-04' }, ['2026-11-30', 'start']],
    ['так и считают', { firstDeadline: '2026-11-30' }, null],
    ['день назначен кем-то', { firstDeadline: '2026-12-20' }, null],
    ['обязанность завёл сам пользователь', { firstDeadline: '2026-12-04', byHand: true }, null],
    ['срока и не было', { firstDeadline: null }, null],
  ])('%s', (_, own, expected) => {
    expect(told(own)).toEqual(expected)
  })

  test('первый повторный — от первичного, который проведён', () => {
    const briefed = { initial: '2026-10-20', 'fire-initial': null }
    const own = { ...repeat, firstDeadline: '2027-04-15' }
    expect(told(own, { briefed })).toEqual(['2027-04-20', 'initial'])
    expect(told(own)).toBeNull()
  })

  test('день раньше самой нормы становится её первым днём', () => {
    const person = { ...PERSON, hireDate: '2019-03-04', contractDate: null, firstWorkingDay: null }
    const own = { section: 'briefing', rule: 'briefing.introductory', firstDeadline: '2019-03-04' } as const
    expect(told(own, { person })).toEqual(['2022-09-01', 'began'])
  })

  test('спецоценка двенадцать месяцев от приёма: дня нет, пока место не введено', () => {
    const own = { section: 'sout', rule: 'sout', firstDeadline: '2027-10-05' } as const
    const workplace = { registeredOn: null, declared: false }
    expect(told({ ...own, workplace })).toEqual([null, 'commissioned'])
  })

  test('зимнее — с первого холодного дня, когда организация его назвала', () => {
    const own = { section: 'ppe', rule: 'ppe.suit-cold', firstDeadline: '2026-06-15' } as const
    const person = { ...PERSON, firstWorkingDay: '2026-06-15' }
    expect(told(own, { person })).toBeNull()
    const named = { ...person, coldSeason: '15.10–15.04' }
    expect(told(own, { person: named })).toEqual(['2026-10-15', 'season'])
  })
})

describe('пересчёт сделанного', () => {
  const done = { date: '2026-10-20', deadline: '2029-10-20' }

  test.each([
    ['по тем же правилам', done, null],
    ['другой день нормы', { ...done, deadline: '2029-10-19' }, ['2029-10-20', 'rule']],
    [
      'записан другой период',
      { ...done, deadline: '2027-10-20', periodicity: { kind: 'every', count: 1, unit: 'year' } },
      ['2029-10-20', 'period'],
    ],
    [
      'свой период организации',
      {
        date: '2026-10-20',
        deadline: '2027-10-20',
        periodicity: { kind: 'every', count: 1, unit: 'year' },
        isOwnPeriod: true,
      },
      null,
    ],
  ] as const)('%s', (_, own, expected) => {
    expect(told(own)).toEqual(expected)
  })

  test('срок приходится на отсутствие', () => {
    const person = {
      ...PERSON,
      absences: [{ id: 1, kind: 'childcare' as const, startsOn: '2029-10-01', endsOn: '2029-12-31' }],
    }
    expect(told(done, { person })).toEqual(['2030-01-01', 'absence'])
  })

  test('выдана часть нормы', () => {
    const own = {
      section: 'ppe',
      rule: 'ppe.gloves',
      periodicity: { kind: 'every', count: 1, unit: 'year' },
      date: '2026-10-20',
      deadline: '2027-10-20',
      issue: { handedOver: 3, quantity: 12, usableUntil: null },
    } as const
    expect(told(own)).toEqual(['2027-01-20', 'wear'])
  })
})

test('пересчитанное ещё раз не движется, и сказано, по какому пункту', () => {
  const found = of({ firstDeadline: '2026-12-04' })
  expect(found?.basis).toMatchObject({ clause: 'пп. 59, 62' })
  if (found === null) throw new Error('the term moves')
  const { firstDeadline, deadline, periodicity } = found
  expect(told({ firstDeadline, deadline, periodicity })).toBeNull()
})
