import { describe, expect, test } from 'vitest'
import type { Absence } from '../absence/absence.ts'
import { propose } from '../testing/proposals.ts'

const HIRED = { hireDate: '2020-01-01' }

function returned(startsOn: string, endsOn: string | null, id = 4): Absence {
  return { id, kind: 'illness', startsOn, endsOn }
}

function briefingsFor(...absences: Absence[]) {
  return propose({ ...HIRED, absences }).filter(({ rule }) => rule.startsWith('briefing.return.'))
}

// Today is 21 November 2026.
describe('выход на работу', () => {
  test.each<[string, string | null, number, string]>([
    ['2026-09-20', '2026-11-18', 0, 'перерыв ровно 60 дней'],
    ['2026-09-20', '2026-11-19', 1, 'перерыв 61 день'],
    ['2026-01-01', '2026-12-04', 1, 'выходит через две недели'],
    ['2026-01-01', '2026-12-05', 0, 'выходит позже'],
    ['2024-01-01', '2025-11-20', 1, 'вышел год назад'],
    ['2024-01-01', '2025-11-19', 0, 'вышел давно'],
    ['2026-01-01', null, 0, 'день выхода не известен'],
  ])('с %s по %s: инструктажей %i (%s)', (startsOn, endsOn, count) => {
    expect(briefingsFor(returned(startsOn, endsOn))).toHaveLength(count)
  })

  test('инструктаж — ко дню выхода, с причиной и пунктом', () => {
    const [briefing] = briefingsFor(returned('2026-08-01', '2026-11-30'))
    expect(briefing).toMatchObject({
      rule: 'briefing.return.4',
      section: 'briefing',
      name: 'Внеплановый инструктаж при выходе после перерыва в работе',
      firstDeadline: '2026-12-01',
      periodicity: 'разово',
      facts: {
        kind: 'unscheduled',
        reason: 'Перерыв в работе с 01.08.2026 по 30.11.2026 (122 календарных дня).',
      },
    })
    expect(briefing?.basis.clause).toBe('подп. «ж» п. 16')
    expect(briefing?.basis.explanation).toContain(
      'при выходе после перерыва в работе больше 60 календарных дней',
    )
    expect(briefing?.basis.explanation).toContain('устанавливает ваш локальный акт (п. 17)')
  })

  test.each([
    ['2026-11-19', '(61 календарный день)'],
    ['2026-11-20', '(62 календарных дня)'],
    ['2026-11-23', '(65 календарных дней)'],
  ])('по %s: %s', (endsOn, days) => {
    expect(briefingsFor(returned('2026-09-20', endsOn))[0]?.basis.explanation).toContain(days)
  })

  test('два отсутствия подряд — один выход и один перерыв', () => {
    const briefings = briefingsFor(
      returned('2026-06-01', '2026-09-29', 4),
      returned('2026-09-30', '2026-11-20', 5),
    )
    expect(briefings.map(({ rule }) => rule)).toEqual(['briefing.return.5'])
  })

  test('уже назначенный второй раз не предлагается', () => {
    const absences = [returned('2026-08-01', '2026-11-20')]
    const offered = propose({ ...HIRED, absences, rules: new Set(['briefing.return.4']) })
    expect(offered.some(({ rule }) => rule === 'briefing.return.4')).toBe(false)
  })
})
