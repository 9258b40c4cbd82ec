import { describe, expect, test } from 'vitest'
import { EVERYBODY, propose, proposed, rulesOf } from '../testing/proposals.ts'
import { CLEANER, DRIVER, OFFICE, profile, WELDER } from '../testing/subjects.ts'
import type { Subject } from './obligation.ts'

describe('что требуют нормы', () => {
  test('о должности ничего не известно: только то, что положено всем', () => {
    expect(rulesOf(propose({}))).toEqual(EVERYBODY)
    expect(propose({}).every(({ condition }) => condition === null)).toBe(true)
  })

  test('водителю — всем положенное и то, что даёт профиль', () => {
    expect(rulesOf(propose({ profile: DRIVER }))).toEqual([
      ...EVERYBODY,
      'briefing.internship',
      'briefing.electrical-1',
      'training.methods',
      'training.first-aid',
      'training.ppe-use',
      'medical.18.1',
      'medical.18.2',
      'medical.4.3.2',
      'medical.psychiatric',
      'ppe.gloves',
      'ppe.soap',
      'ppe.suit',
    ])
  })

  test.each([
    ['briefing.introductory', 'Вводный инструктаж', 'разово', '2026-10-01'],
    ['briefing.repeat', 'Повторный инструктаж на рабочем месте', '6 месяцев', '2027-04-01'],
    ['briefing.civil-defence', 'Вводный инструктаж по гражданской обороне', 'разово', '2026-10-31'],
    ['briefing.internship', 'Стажировка на рабочем месте', 'разово', null],
    [
      'training.methods',
      'Программа Б. Безопасные методы и приёмы при воздействии вредных и опасных факторов',
      '3 года',
      '2026-11-30',
    ],
    ['medical.18.1', 'п. 18.1. Управление транспортом категорий A, B, BE', '2 года', '2026-10-01'],
    ['ppe.gloves', 'Перчатки', '1 год', '2026-10-01'],
    ['ppe.soap', 'Мыло', 'бессрочно', '2026-10-01'],
    ['sout', 'Специальная оценка условий труда', '5 лет', null],
    ['risk', 'Оценка профессиональных рисков', '3 года', '2026-10-01'],
  ])('%s: «%s», %s, впервые до %s', (rule, name, periodicity, firstDeadline) => {
    expect(proposed({ profile: DRIVER }, rule)).toMatchObject({
      action: 'add',
      name,
      periodicity,
      firstDeadline,
      condition: null,
    })
  })

  test('предложение несёт сведения для новой записи и основание', () => {
    expect(proposed({ profile: DRIVER }, 'ppe.gloves')).toMatchObject({
      section: 'ppe',
      facts: {
        ppe: 'Перчатки',
        eventType: 'issuance',
        quantity: 12,
        unit: 'пара',
        norm: '12 пар на 12 мес.',
      },
      basis: { act: 'приказ Минтруда № 767н' },
    })
    expect(proposed({ profile: DRIVER }, 'training.methods')?.basis).toMatchObject({
      act: 'ПП РФ № 2464',
      clause: 'пп. 59, 62',
      explanation:
        'Обучение ещё не пройдено: требуется в течение 60 календарных дней после приёма 01.10.2026 — срок 30.11.2026.',
    })
  })

  test('чего работник уже имеет, второй раз не предлагается', () => {
    const rules = new Set(rulesOf(propose({ profile: DRIVER })))
    expect(propose({ profile: DRIVER, rules, briefedFor: 7, hasInstruction: true })).toEqual([])
  })

  test('пункт, которого в приказе нет, и пункт без срока не предлагаются', () => {
    const unknown = profile({
      medicalFactors: [
        { code: '77', conditional: false },
        { code: '18', conditional: false },
      ],
    })
    expect(rulesOf(propose({ profile: unknown })).filter((rule) => /^medical\.\d/.test(rule))).toEqual([])
  })
})

describe('что зависит от условия', () => {
  test('уборщицу не отправить на осмотр без вопроса', () => {
    const examinations = propose({ profile: CLEANER }).filter(({ section }) => section === 'medical')
    expect(examinations.map(({ condition }) => condition)).toEqual([
      'Подтверждён ли на рабочем месте вредный фактор «Синтетические моющие средства» (п. 1.48)?',
    ])
  })

  test('известный класс условий труда вопроса не снимает, но назван в нём', () => {
    expect(proposed({ profile: CLEANER, conditionsClass: '3.1' }, 'medical.1.48')?.condition).toBe(
      'Подтверждён ли на рабочем месте вредный фактор «Синтетические моющие средства» (п. 1.48)? По спецоценке класс условий труда — 3.1.',
    )
  })

  test.each([
    [DRIVER, 'medical.18.2', 'Управляет ли работник транспортом категорий C, C1, CE (п. 18.2)?'],
    [DRIVER, 'medical.4.3.2', 'Подтверждён ли на рабочем месте вредный фактор «Общая вибрация» (п. 4.3.2)?'],
    [
      DRIVER,
      'training.ppe-use',
      'Применяет ли работник СИЗ из вашего перечня тех, что требуют практических навыков (п. 38)?',
    ],
    [DRIVER, 'ppe.suit', 'Подтверждена ли на рабочем месте опасность, от которой выдаётся «Костюм»?'],
    [
      CLEANER,
      'briefing.internship',
      'Входит ли должность «Водитель» в перечень организации для стажировки (п. 26)?',
    ],
    [
      WELDER,
      'training.hazardous-15',
      'Выполняет ли работник эти работы или отвечает за них: «Безопасные методы работ повышенной опасности: огневые работы» (п. 55)?',
    ],
    [
      OFFICE,
      'training.methods',
      'Нужно ли обучение по программе Б: работник не освобождён от него как занятый только офисной техникой (п. 54)?',
    ],
    [
      OFFICE,
      'briefing.initial',
      'Нужен ли первичный инструктаж: должность «Водитель» не входит в утверждённый перечень освобождённых (п. 13)?',
    ],
    [
      OFFICE,
      'briefing.repeat',
      'Нужен ли повторный инструктаж: должность «Водитель» не освобождена от первичного (п. 15)?',
    ],
  ])('вопрос', (ofProfile, rule, question) => {
    expect(proposed({ profile: ofProfile }, rule)?.condition).toBe(question)
  })

  test('психиатрическое освидетельствование — всегда вопрос, и только там, где оно вероятно', () => {
    expect(proposed({ profile: DRIVER }, 'medical.psychiatric')?.condition).toContain('№ 342н')
    expect(proposed({ profile: CLEANER }, 'medical.psychiatric')).toBeUndefined()
  })

  test('микропредприятие вправе учить в ходе инструктажа, но не работам повышенной опасности', () => {
    const micro = { microEnterprise: true }
    expect(proposed({ ...micro, profile: DRIVER }, 'training.methods')?.condition).toContain('п. 100')
    expect(proposed({ ...micro, profile: WELDER }, 'training.hazardous-9')?.condition).toBeNull()
  })
})

describe('назначения организации', () => {
  const appointed = (...roleIds: number[]) => ({
    roles: roleIds.map((roleId) => ({ roleId, since: '2026-11-02' })),
  })

  test('роль просит своих программ без вопросов, срок — со дня назначения', () => {
    const obligations = propose(appointed(101)).filter(({ section }) => section === 'training')
    expect(obligations.map(({ rule, condition }) => [rule, condition])).toEqual([
      ['training.general', null],
      ['training.methods', null],
      ['training.first-aid', null],
    ])
    expect(obligations[0]).toMatchObject({
      firstDeadline: '2027-01-01',
      basis: {
        explanation:
          'Работник назначен: Ответственный за охрану труда. Обучение — только в учебном центре (п. 44). Обучение ещё не пройдено: требуется в течение 60 календарных дней после перевода или назначения 02.11.2026 — срок 01.01.2027.',
      },
    })
    expect(obligations[2]?.basis.explanation).not.toContain('учебном центре')
  })

  test('вопрос профиля снимает назначение: должность того же не спрашивает', () => {
    expect(proposed({ profile: OFFICE }, 'training.methods')?.condition).not.toBeNull()
    expect(proposed({ profile: OFFICE, ...appointed(104) }, 'training.methods')?.condition).toBeNull()
  })

  test('одну программу, которой просят две роли, предлагают один раз и называют обе', () => {
    const found = propose(appointed(401, 402)).filter(({ rule }) => rule === 'training.fire-safety')
    expect(found).toHaveLength(1)
    expect(found[0]?.basis.explanation).toContain(
      'Ответственный за пожарную безопасность; Проводящий противопожарные инструктажи.',
    )
  })

  test.each<[string[], string[]]>([
    [[], ['training.electrical-4']],
    [['training.electrical-3'], ['training.electrical-4']],
    [['training.electrical-4'], []],
    [['training.electrical-5'], []],
  ])('ответственный за электрохозяйство, у которого есть %j: предлагают %j', (rules, expected) => {
    const found = propose({ ...appointed(501), rules: new Set(rules) })
    expect(rulesOf(found).filter((rule) => rule.startsWith('training.'))).toEqual(expected)
  })

  test('чего просит роль, с работника не снимают, а без роли предлагают снять', () => {
    const rules = new Set(['training.fire-safety'])
    const closing = (changes: Partial<Subject>) =>
      propose({ profile: OFFICE, rules, ...changes }).filter(({ action }) => action === 'close')
    expect(closing(appointed(401))).toEqual([])
    expect(rulesOf(closing({}))).toEqual(['training.fire-safety'])
  })

  test('принятому позже приказа срок считают со дня приёма', () => {
    const roles = [{ roleId: 301, since: '2020-01-01' }]
    expect(proposed({ roles }, 'training.first-aid')?.firstDeadline).toBe('2026-11-30')
  })
})
