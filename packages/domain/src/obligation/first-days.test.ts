import { describe, expect, test } from 'vitest'
import { EVERYBODY, propose, proposed, rulesOf, TODAY } from '../testing/proposals.ts'
import { DRIVER, OFFICE, profile, WELDER } from '../testing/subjects.ts'
import { REMOTE_QUESTION, trainingQuestion } from './questions.ts'

/** Agreed on 28 September 2026, hired on 1 October, at work from 5 October. */
const BEGUN = { contractDate: '2026-09-28', firstWorkingDay: '2026-10-05', profile: DRIVER }

describe('первый срок: от договора или от первого рабочего дня', () => {
  test.each([
    ['briefing.introductory', '2026-10-05', 'вводный — до начала трудовых функций (ПП 2464, п. 10)'],
    ['briefing.initial', '2026-10-05', 'первичный — до самостоятельной работы (п. 13)'],
    ['briefing.repeat', '2027-04-05', 'повторный — полгода после первичного (п. 14)'],
    ['briefing.fire-repeat', '2027-10-05', 'противопожарный — год после первичного'],
    ['briefing.civil-defence', '2026-11-04', 'ГО — 30 дней работы'],
    ['briefing.emergency', '2026-11-04', 'ЧС — 30 дней работы'],
    ['briefing.internship', null, 'стажировка — после обучения, дня акт не называет (пп. 25, 26)'],
    ['training.methods', '2026-11-27', 'обучение — 60 дней с договора (п. 62)'],
    ['medical.18.1', '2026-09-28', 'предварительный осмотр — до договора (ТК РФ, ст. 220)'],
    ['ppe.gloves', '2026-10-05', 'СИЗ — к работе'],
  ])('%s: %s (%s)', (rule, firstDeadline, _why) => {
    expect(proposed(BEGUN, rule)).toMatchObject({ firstDeadline, askedSince: '2026-10-05' })
  })

  test('повторный считают от дня, когда первичный проведён', () => {
    const briefed = { initial: '2026-10-12', 'fire-initial': '2026-10-20' }
    expect(proposed({ ...BEGUN, briefed }, 'briefing.repeat')?.firstDeadline).toBe('2027-04-12')
    expect(proposed({ ...BEGUN, briefed }, 'briefing.fire-repeat')?.firstDeadline).toBe('2027-10-20')
  })

  test('принятому до нормы срок — её первый день, по сегодняшней редакции', () => {
    expect(proposed({ profile: DRIVER, hireDate: '2020-01-01' }, 'training.methods')).toMatchObject({
      firstDeadline: '2022-09-01',
      periodicity: '3 года',
    })
    expect(proposed({ profile: WELDER, hireDate: '2020-01-01' }, 'training.hazardous-15')?.periodicity).toBe(
      '3 года',
    )
  })

  test('ещё не принятому срок повторения — по возрасту в день приёма: 21 год исполнится раньше', () => {
    const young = { profile: DRIVER, birthDate: '2005-12-01' }
    expect(proposed(young, 'medical.18.1')?.periodicity).toBe('1 год')
    expect(proposed({ ...young, hireDate: '2027-01-11' }, 'medical.18.1')?.periodicity).toBe('2 года')
  })

  test('инструкцию спрашивают, пока работник с ней не ознакомлен, что бы ни стояло в записях', () => {
    expect(proposed({ hasInstruction: true }, 'instruction')).toBeUndefined()
    expect(proposed({ rules: new Set(['instruction']) }, 'instruction')?.action).toBe('add')
  })

  test('зимние СИЗ принятому летом — с первого дня холодного времени', () => {
    const suit = profile({
      ppe: [
        {
          key: 'suit-cold',
          name: 'Костюм утеплённый',
          unit: 'шт.',
          quantity: 1,
          norm: '1 шт. на 24 мес.',
          months: 24,
          conditional: false,
        },
      ],
    })
    const hired = { profile: suit, hireDate: '2026-06-01' }
    expect(proposed(hired, 'ppe.suit-cold')?.firstDeadline).toBe('2026-06-01')
    expect(proposed({ ...hired, coldSeason: '15.10–15.04' }, 'ppe.suit-cold')?.firstDeadline).toBe(
      '2026-10-15',
    )
  })
})

describe('перевод', () => {
  const moved = {
    hireDate: '2020-01-01',
    briefedFor: 3,
    transfer: { on: '2026-11-01', before: new Set<string>() },
  }

  test('чего перевод не касается, считают с приёма (и не раньше акта), хотя первичный ещё не проведён', () => {
    expect(proposed(moved, 'briefing.introductory')?.firstDeadline).toBe('2022-09-01')
    expect(proposed({ ...moved, hireDate: '2024-01-09' }, 'briefing.introductory')?.firstDeadline).toBe(
      '2024-01-09',
    )
    expect(proposed({ ...moved, transfer: null }, 'briefing.introductory')?.firstDeadline).toBe(TODAY)
  })

  test('вопрос профиля о пройденном обучении важнее вопроса об условиях', () => {
    const rules = new Set(['training.ppe-use', 'training.methods'])
    const again = { ...moved, profile: DRIVER, rules, transfer: { on: '2026-11-01', before: rules } }
    expect(proposed(again, 'training.ppe-use')?.condition).toBe(trainingQuestion('ppe-use'))
    expect(proposed(again, 'training.methods')?.condition).toBe(
      'Условия труда или источники опасности на новом месте другие? Если прежние, повторное обучение не требуется (п. 7).',
    )
  })

  test('инструктаж чаще обычного остаётся, пока о новой должности ничего не известно', () => {
    const rules = new Set(['briefing.repeat-newcomer'])
    expect(rulesOf(propose({ rules }))).toEqual(EVERYBODY.filter((rule) => rule !== 'briefing.repeat'))
  })
})

test('вопрос о дистанционной работе называет, чьё место не оценивают', () => {
  const at = (hasRemoteWorkers: boolean) => proposed({ hasRemoteWorkers }, 'sout')?.condition
  expect([at(true), at(false)]).toEqual([REMOTE_QUESTION, null])
  expect(REMOTE_QUESTION).toBe(
    'Есть ли у работника рабочее место у работодателя? Место того, кто постоянно работает дистанционно, не оценивают (426-ФЗ, ч. 3 ст. 3).',
  )
})

test.each([
  [
    ['Склад ГСМ', 'Окрасочная'],
    'Работает ли работник на взрывопожароопасном объекте (Склад ГСМ; Окрасочная)?',
  ],
  [null, 'Относится ли место работы к взрывопожароопасным объектам?'],
])('взрывопожароопасный объект, названы %j', (explosivePlaces, question) => {
  const asked = { profile: profile({ hazards: ['fire'] }), explosivePlaces }
  expect(proposed(asked, 'briefing.fire-repeat-explosive')).toMatchObject({
    section: 'briefing',
    name: 'Повторный противопожарный инструктаж (взрывопожароопасный объект)',
    condition: `${question} Тогда повторный противопожарный инструктаж — раз в полгода.`,
  })
})

test('первый год на опасных работах: по умолчанию обычный, прошёл год — не спрашивают', () => {
  expect(proposed({ profile: OFFICE }, 'briefing.repeat-newcomer')).toBeUndefined()
  expect(proposed({ profile: WELDER, hireDate: '2025-11-22' }, 'briefing.repeat-newcomer')?.action).toBe(
    'add',
  )
})
