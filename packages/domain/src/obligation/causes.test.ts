import { describe, expect, test } from 'vitest'
import { propose } from '../testing/proposals.ts'
import { CLEANER, DRIVER, profile, WELDER } from '../testing/subjects.ts'
import { CAUSE_LABELS, CAUSES, CONSEQUENCES, consequenceOf, toldOf } from './causes.ts'
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

  test.each([
    [
      'transfer',
      'до допуска к управлению',
      'fz-196, п. 13 ст. 25',
      'Проверить, что с иностранным водительским удостоверением',
    ],
    [
      'transfer',
      'до допуска к работе',
      'tk, ст. 73, 76, 254',
      'Убедиться, что новая работа не противопоказана',
    ],
    ['transfer', 'до начала работы на новом месте', 'tk, ст. 214, 216.2', 'Ознакомить под подпись с рисками'],
    [
      'transfer',
      'до начала работы на новом месте',
      'fz-426, ч. 2 ст. 4',
      'Ознакомить под подпись с результатами спецоценки нового',
    ],
    ['return', 'до допуска к работе', 'tk, ст. 76', 'Пройти осмотр, обучение и проверку знаний'],
    [
      'return',
      '30 календарных дней с утверждения отчёта без дней отсутствия',
      'fz-426, ч. 5 ст. 15',
      'Ознакомить под подпись с результатами спецоценки, утверждёнными',
    ],
  ] as const)('%s: напоминают — %s, %s: %s', (cause, by, law, what) => {
    const row = toldOf(cause).find((told) => told.what.startsWith(what))
    expect(row).toMatchObject({ by, verified: false, rules: null })
    expect(`${row?.act}, ${row?.clause}`).toBe(law)
  })

  test('напоминают не больше того', () => {
    expect(CAUSES.map((cause) => toldOf(cause).length)).toEqual([0, 4, 2, 0])
  })

  test.each([
    ['transfer', 'briefing.initial', 'yes', 'ПП 2464, п. 13: первичный заново'],
    ['transfer', 'briefing.repeat', 'no', 'идёт своим сроком'],
    ['transfer', 'briefing.repeat-newcomer', 'no', 'идёт своим сроком'],
    ['transfer', 'briefing.fire-initial', 'yes', 'приказ МЧС: первичный заново'],
    ['transfer', 'briefing.internship', 'yes', 'пп. 25, 26: новая работа'],
    ['transfer', 'briefing.electrical-1', 'no', 'группа остаётся'],
    ['transfer', 'training.methods', 'if-other-work', 'п. 7: если условия другие'],
    ['transfer', 'medical.6.1', 'no', 'осмотр по прежнему фактору продолжается'],
    ['transfer', 'ppe.gloves', 'no', 'выданное служит свой срок'],
    ['transfer', 'instruction', 'yes', 'инструкция по новой должности'],
    ['transfer', 'briefing.introductory', null, 'вводный — при приёме'],
    ['transfer', 'briefing.fire-introductory', null, 'вводный — при приёме'],
    ['transfer', 'briefing.fire-repeat', null, 'идёт своим сроком'],
    ['transfer', 'briefing.civil-defence', null, 'при приёме'],
    ['transfer', 'briefing.emergency', null, 'при приёме'],
    ['transfer', 'sout', null, 'о рабочем месте'],
    ['transfer', 'risk', null, 'о рабочем месте'],
    ['transfer', 'briefing.return.4', null, 'другая причина'],
    ['hiring', 'briefing.introductory', 'no', 'ничего ещё не было'],
    ['hiring', 'briefing.fire-repeat-explosive', 'no', 'все противопожарные'],
    ['hiring', 'briefing.initial-work', null, 'имя правила — целиком'],
    ['hiring', 'briefing.return.4', null, 'другая причина'],
    ['return', 'briefing.return.4', 'no', 'п. 16, подп. «ж»'],
    ['return', 'briefing.initial', null, 'первичный — не при выходе'],
    ['appointment', 'training.general', 'no', 'чему учат назначенного'],
    ['appointment', 'medical.6.1', null, 'осмотра назначение не просит'],
  ] as const)('%s, %s: заново — %s (%s)', (cause, rule, again, _why) => {
    expect(consequenceOf(cause, rule)?.again ?? null).toBe(again)
  })

  test('у каждой причины есть название', () => {
    for (const cause of CAUSES) expect(CAUSE_LABELS[cause]).toMatch(/^\p{Lu}\p{Ll}{3,} \p{Ll}+/u)
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
