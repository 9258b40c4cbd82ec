import { describe, expect, test } from 'vitest'
import { EVERYBODY, propose, proposed, rulesOf, TODAY } from '../testing/proposals.ts'
import { CLEANER, DRIVER, WELDER } from '../testing/subjects.ts'
import type { Subject } from './obligation.ts'

describe('первый год на опасных работах', () => {
  test('спрашивают, впервые ли начата трудовая деятельность: тогда раз в 3 месяца', () => {
    expect(proposed({ profile: WELDER }, 'briefing.repeat-newcomer')).toMatchObject({
      section: 'briefing',
      facts: { kind: 'repeat' },
      periodicity: '3 месяца',
      firstDeadline: '2027-01-01',
      condition: expect.stringContaining('впервые начал трудовую деятельность'),
    })
    expect(proposed({ profile: WELDER }, 'briefing.repeat')?.condition).toBeNull()
  })

  test.each<[Partial<Subject>, string]>([
    [{ profile: WELDER, hireDate: '2025-11-21' }, 'прошёл год'],
    [{ profile: DRIVER }, 'работы не повышенной опасности'],
    [{}, 'о должности ничего не известно'],
  ])('не спрашивают: %j', (changes) => {
    expect(proposed(changes, 'briefing.repeat-newcomer')).toBeUndefined()
  })

  test('у новичка обычного повторного инструктажа не просят', () => {
    const rules = new Set(['briefing.repeat-newcomer'])
    expect(proposed({ profile: WELDER, rules }, 'briefing.repeat')).toBeUndefined()
    expect(proposed({ profile: DRIVER, rules, hireDate: '2025-01-01' }, 'briefing.repeat')).toBeUndefined()
  })

  test('переведённому с опасных работ возвращают обычный', () => {
    const rules = new Set(['briefing.repeat-newcomer'])
    expect(proposed({ profile: DRIVER, rules }, 'briefing.repeat')).toMatchObject({ action: 'add' })
  })
})

describe('возраст', () => {
  test.each([
    ['2008-11-22', true, 'завтра исполнится 18'],
    ['2008-11-21', false, 'сегодня исполнилось 18'],
  ])('родившемуся %s осмотр по ст. 266: %s (%s)', (birthDate, asked) => {
    expect(rulesOf(propose({ birthDate })).includes('medical.minor')).toBe(asked)
  })

  test('с 18 лет ежегодный осмотр по возрасту предлагается снять', () => {
    const closed = proposed({ rules: new Set(['medical.minor']) }, 'medical.minor')
    expect(closed).toMatchObject({ action: 'close', facts: null, condition: null })
    expect(closed?.basis.explanation).toContain('исполнилось 18 лет')
  })
})

describe('перевод на другую должность', () => {
  const moved = { profile: CLEANER, briefedFor: 3 }

  test('первичный инструктаж нужен заново, сроки — со дня, когда это замечено', () => {
    const rules = new Set(EVERYBODY)
    expect(proposed({ ...moved, rules, hasInstruction: true }, 'briefing.initial')).toMatchObject({
      action: 'add',
      firstDeadline: TODAY,
    })
    expect(proposed({ ...moved, profile: DRIVER }, 'training.methods')).toMatchObject({
      firstDeadline: '2027-01-20',
      basis: { explanation: expect.stringContaining('после перевода или назначения 21.11.2026') },
    })
  })

  test('чего новая должность не требует, предлагается снять; принятое вручную остаётся', () => {
    const rules = new Set([
      ...EVERYBODY,
      'training.hazardous-9',
      'medical.6.1',
      'medical.1.48',
      'ppe.helmet',
      'briefing.electrical-1',
      'briefing.internship',
      'briefing.unscheduled',
      'ppe-return',
    ])
    const closed = propose({ ...moved, rules, hasInstruction: true }).filter(
      ({ action }) => action === 'close',
    )
    expect(closed.map(({ rule, name, condition }) => [rule, name, condition])).toEqual([
      [
        'training.hazardous-9',
        'Программа В. Безопасные методы работ повышенной опасности: работы на высоте',
        null,
      ],
      ['medical.6.1', 'п. 6.1. Работы на высоте', null],
      ['ppe.helmet', 'СИЗ по прежней должности', expect.stringContaining('СИЗ по прежней должности')],
      ['briefing.electrical-1', 'Присвоение группы I по электробезопасности', null],
    ])
  })

  test('о новой должности ничего не известно: ничего не снимается', () => {
    const rules = new Set([...EVERYBODY, 'training.hazardous-9', 'ppe.helmet'])
    expect(rulesOf(propose({ rules, briefedFor: 3, hasInstruction: true }))).toEqual(['briefing.initial'])
  })
})
