import { describe, expect, test } from 'vitest'
import { proposed } from '../testing/proposals.ts'
import { DRIVER, WELDER } from '../testing/subjects.ts'

/** The contract comes first, the work two weeks after it. */
const DAYS = { hireDate: '2026-10-05', contractDate: '2026-10-01', firstWorkingDay: '2026-10-15' }

describe('от какого дня считается', () => {
  test.each([
    ['briefing.introductory', '2026-10-15', 'к первому рабочему дню 15.10.2026'],
    ['briefing.initial', '2026-10-15', 'к первому рабочему дню 15.10.2026'],
    ['briefing.internship', null, 'после инструктажа и обучения'],
    ['briefing.civil-defence', '2026-11-14', 'после первого рабочего дня 15.10.2026'],
    ['training.methods', '2026-11-30', 'после трудового договора 01.10.2026'],
    ['training.first-aid', '2026-11-30', 'после трудового договора 01.10.2026'],
    ['medical.18.1', '2026-10-01', 'ко дню трудового договора 01.10.2026'],
    ['ppe.gloves', '2026-10-15', 'к первому рабочему дню 15.10.2026'],
  ])('%s: %s, %s', (rule, deadline, words) => {
    const found = proposed({ profile: DRIVER, ...DAYS }, rule)
    expect(found?.firstDeadline).toBe(deadline)
    expect(found?.basis.explanation).toContain(words)
  })

  test('дни, которых никто не назвал, — день приёма', () => {
    const own = { contractDate: null, firstWorkingDay: null }
    const found = proposed({ profile: DRIVER, ...DAYS, ...own }, 'training.methods')
    expect(found?.firstDeadline).toBe('2026-12-04')
    expect(found?.basis.explanation).toContain('после приёма 05.10.2026')
  })

  test('первый повторный — от проведённого первичного, не от приёма', () => {
    const briefed = { initial: '2026-10-20', 'fire-initial': '2026-10-22' }
    const rules = new Set(['briefing.initial', 'briefing.fire-initial'])
    expect(proposed({ ...DAYS, rules, briefed }, 'briefing.repeat')?.firstDeadline).toBe('2027-04-20')
    expect(proposed({ ...DAYS, rules, briefed }, 'briefing.fire-repeat')?.firstDeadline).toBe('2027-10-22')
    expect(proposed({ ...DAYS }, 'briefing.repeat')?.firstDeadline).toBe('2027-04-15')
  })

  test.each([
    ['2019-03-04', 'briefing.introductory', '2022-09-01'],
    ['2019-03-04', 'training.methods', '2022-09-01'],
    ['2022-08-01', 'training.methods', '2022-09-30'],
    ['2019-03-04', 'briefing.fire-initial', '2022-03-01'],
  ])('принят %s, %s: не раньше начала акта — %s', (hireDate, rule, deadline) => {
    const found = proposed({ profile: DRIVER, hireDate }, rule)
    expect(found?.firstDeadline).toBe(deadline)
    expect((found?.basis.explanation ?? '').includes('первый день действия нормы')).toBe(
      deadline.endsWith('-01'),
    )
  })

  test('раз в 3 месяца у новичка — не раньше редакции, которая это ввела', () => {
    const found = proposed({ profile: WELDER, hireDate: '2025-12-01' }, 'briefing.repeat-newcomer')
    expect(found?.firstDeadline).toBe('2026-09-01')
  })

  test('новая редакция того, что требовалось и раньше, прежнего дня не двигает', () => {
    expect(proposed({ hireDate: '2026-03-02' }, 'briefing.initial')?.firstDeadline).toBe('2026-03-02')
  })
})
