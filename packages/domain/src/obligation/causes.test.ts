import { describe, expect, test } from 'vitest'
import { propose } from '../testing/proposals.ts'
import { CLEANER, DRIVER, profile, WELDER } from '../testing/subjects.ts'
import { CAUSES, CONSEQUENCES, consequenceOf, toldOf } from './causes.ts'
import type { Subject } from './obligation.ts'

/** A turner made a driver on 1 November 2026, with what he had before. */
function moved(before: readonly string[], changes: Partial<Subject> = {}) {
  return propose({
    hireDate: '2020-01-01',
    profile: DRIVER,
    rules: new Set(before),
    briefedFor: 3,
    transfer: { on: '2026-11-01', before: new Set(before) },
    ...changes,
  })
}

const HELD = [
  'briefing.introductory',
  'briefing.initial',
  'briefing.repeat',
  'briefing.fire-introductory',
  'briefing.fire-initial',
  'briefing.fire-repeat',
  'briefing.civil-defence',
  'briefing.emergency',
  'briefing.internship',
  'training.methods',
  'training.first-aid',
  'medical.4.3.2',
  'sout',
  'risk',
]

describe('таблица причин', () => {
  test('у каждой причины есть последствия, у каждого последствия — кому', () => {
    for (const cause of CAUSES) expect(CONSEQUENCES.some((row) => row.cause === cause)).toBe(true)
    for (const { what, whom } of CONSEQUENCES)
      expect([what, whom].every((words) => words.length > 3)).toBe(true)
  })

  test.each([DRIVER, CLEANER, WELDER, profile({})])(
    'всё, что предлагается при приёме, стоит в таблице',
    (known) => {
      for (const { rule } of propose({ profile: known, roles: [] }))
        expect(consequenceOf('hiring', rule), rule).not.toBeNull()
    },
  )

  test('о чём только напоминают, несёт акт и пункт', () => {
    expect(toldOf('transfer').map(({ act, clause }) => `${act}, ${clause}`)).toEqual([
      'fz-196, п. 13 ст. 25',
      'tk, ст. 73, 76, 254',
      'tk, ст. 214, 216.2',
      'fz-426, ч. 2 ст. 4',
    ])
  })
})

describe('перевод токаря в водители', () => {
  test('заново — первичный, противопожарный, стажировка; вводный и ГО — нет', () => {
    const rules = moved(HELD).map(({ rule }) => rule)
    expect(rules).toEqual(
      expect.arrayContaining([
        'briefing.initial',
        'briefing.fire-initial',
        'briefing.internship',
        'instruction',
      ]),
    )
    expect(rules).not.toContain('briefing.introductory')
    expect(rules).not.toContain('briefing.civil-defence')
    expect(rules).not.toContain('briefing.repeat')
  })

  test('сроки — от дня перевода', () => {
    const offered = moved(HELD)
    const dayOf = (rule: string) => offered.find((one) => one.rule === rule)?.firstDeadline
    expect(dayOf('briefing.initial')).toBe('2026-11-01')
    expect(dayOf('training.methods')).toBe('2026-12-31')
    expect(dayOf('training.ppe-use')).toBe('2026-12-31')
    expect(dayOf('ppe.gloves')).toBe('2026-11-01')
    expect(dayOf('medical.18.1')).toBe('2026-11-01')
  })

  test('обучение, которое уже пройдено, — вопрос: другие ли условия (п. 7)', () => {
    const methods = moved(HELD).find(({ rule }) => rule === 'training.methods')
    expect(methods?.condition).toContain('повторное обучение не требуется (п. 7)')
    expect(methods?.basis.explanation).toContain('после перевода или назначения 01.11.2026')
  })

  test('осмотр по прежнему фактору продолжается и не назначается снова', () => {
    expect(moved(HELD).map(({ rule }) => rule)).not.toContain('medical.4.3.2')
  })

  test('принятое после перевода второй раз не предлагается', () => {
    const after = moved(HELD, {
      transfer: { on: '2026-11-01', before: new Set() },
      briefedFor: 7,
      hasInstruction: true,
    })
    expect(after.filter(({ rule }) => HELD.includes(rule)).map(({ rule }) => rule)).toEqual([])
  })
})
