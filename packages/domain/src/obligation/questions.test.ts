import { describe, expect, test } from 'vitest'
import { propose, proposed, rulesOf } from '../testing/proposals.ts'
import { DRIVER, OFFICE, profile, WELDER } from '../testing/subjects.ts'
import type { Programme } from '../training/programmes.ts'
import { NEWCOMER_QUESTION, PPE_RETURN_QUESTION, trainingQuestion } from './questions.ts'

/** The clause that lets the answer be «нет» stands in the question. */
const TRAINING: readonly (readonly [Programme, string])[] = [
  [
    'general',
    'Возложены ли на работника обязанности по охране труда, обучают ли его по программе А (п. 53)?',
  ],
  [
    'methods',
    'Нужно ли обучение по программе Б: работник не освобождён от него как занятый только офисной техникой (п. 54)?',
  ],
  ['first-aid', 'Должен ли работник уметь оказывать первую помощь (п. 33)?'],
  ['ppe-use', 'Применяет ли работник СИЗ из вашего перечня тех, что требуют практических навыков (п. 38)?'],
  [
    'hazardous-9',
    'Выполняет ли работник эти работы или отвечает за них: «Безопасные методы работ повышенной опасности: работы на высоте» (п. 55)?',
  ],
  ['fire-safety', 'Назначен ли работник ответственным за пожарную безопасность?'],
]

describe('вопросы условий', () => {
  test.each(TRAINING)('%s: %s', (programme, question) => {
    expect(trainingQuestion(programme)).toBe(question)
  })

  test.each(['electrical-2', 'electrical-3', 'electrical-4', 'electrical-5'] as const)('%s', (programme) => {
    expect(trainingQuestion(programme)).toMatch(/^Нужна ли работнику группа по электробезопасности: «.+»\?$/)
  })

  test.each([
    ['internship', 'Входит ли должность «Водитель» в перечень организации для стажировки (п. 26)?'],
    [
      'electrical-1',
      'Входит ли должность в перечень неэлектротехнического персонала, которому нужна группа I?',
    ],
    ['targeted', 'Нужен ли работнику целевой инструктаж?'],
  ] as const)('инструктаж %s: %s', (kind, question) => {
    const asked = profile({ briefings: [{ kind, conditional: true }] })
    expect(proposed({ profile: asked }, `briefing.${kind}`)?.condition).toBe(question)
    const sure = profile({ briefings: [{ kind, conditional: false }] })
    expect(proposed({ profile: sure }, `briefing.${kind}`)?.condition ?? null).toBeNull()
  })

  test.each([
    ['4.4', false, 'Подтверждён ли на рабочем месте вредный фактор «Шум» (п. 4.4)?'],
    ['9', true, 'Занят ли работник на таких работах: «Обслуживание электроустановок» (п. 9)?'],
    ['9', false, null],
    ['18.1', true, 'Управляет ли работник транспортом категорий A, B, BE (п. 18.1)?'],
  ])('осмотр по п. %s, условный: %s — %s', (code, conditional, question) => {
    const medicalFactors = [{ code, conditional }]
    expect(proposed({ profile: profile({ medicalFactors }) }, `medical.${code}`)?.condition).toBe(question)
  })

  test('психиатрическое, новичок, прежние СИЗ', () => {
    expect(proposed({ profile: DRIVER }, 'medical.psychiatric')?.condition).toBe(
      'Относится ли работа к перечню видов деятельности из приказа Минздрава № 342н (например, управление транспортом, оружие, обучение детей)?',
    )
    expect(proposed({ profile: WELDER }, 'briefing.repeat-newcomer')?.condition).toBe(NEWCOMER_QUESTION)
    expect(NEWCOMER_QUESTION).toBe(
      'Работник впервые начал трудовую деятельность и занят на опасных работах (тогда в первый год — раз в 3 месяца, п. 14)?',
    )
    expect(PPE_RETURN_QUESTION).toBe(
      'Больше не выдавать СИЗ по прежней должности? Выданные примите обратно или оставьте работнику.',
    )
  })

  test.each(['2.4', '4.1', '8', '14', '16', '18', '22', '25', '18.1', '4.1.2'])(
    'по п. %s вероятно и психиатрическое освидетельствование',
    (code) => {
      const medicalFactors = [{ code, conditional: true }]
      expect(rulesOf(propose({ profile: profile({ medicalFactors }) }))).toContain('medical.psychiatric')
    },
  )

  test.each(['4.4', '1.8', '80', '4.10'])('по п. %s — нет', (code) => {
    const medicalFactors = [{ code, conditional: true }]
    expect(rulesOf(propose({ profile: profile({ medicalFactors }) }))).not.toContain('medical.psychiatric')
  })
})

describe('дистанционная работа: место не оценивают (426-ФЗ, ч. 3 ст. 3)', () => {
  const COMPUTER = profile({ hazards: ['vision'] })

  test.each([
    ['в организации есть дистанционные, работа за компьютером', true, COMPUTER, true],
    ['о должности ничего не известно', true, null, true],
    ['работа не за компьютером', true, profile({}), false],
    ['дистанционных нет или о них не сказано', false, COMPUTER, false],
  ])('%s: спросить — %s', (_why, hasRemoteWorkers, of, isAsked) => {
    const condition = proposed({ profile: of, hasRemoteWorkers }, 'sout')?.condition
    expect(condition !== null).toBe(isAsked)
  })
})

describe('взрывопожароопасный объект', () => {
  const FIRE = profile({ hazards: ['fire'] })
  const RULE = 'briefing.fire-repeat-explosive'

  test.each([
    [
      'такие здания названы — спросить о каждом, назвав их',
      profile({}),
      ['Склад ГСМ'],
      /объекте \(Склад ГСМ\)/,
    ],
    ['о зданиях ничего не сказано, но работа — с огнём', FIRE, null, /^Относится ли место работы/],
    ['о зданиях ничего не сказано, работа обычная', profile({}), null, null],
    ['сказано, что таких зданий нет', FIRE, [], null],
  ])('%s', (_why, of, explosivePlaces, question) => {
    const found = proposed({ profile: of, explosivePlaces }, RULE)
    if (question === null) expect(found).toBeUndefined()
    else expect(found?.condition).toMatch(question)
  })

  test('раз в полгода после первичного, не сверено; ежегодный остаётся рядом, пока не ответили', () => {
    const asked = { profile: FIRE, explosivePlaces: ['Склад ГСМ'] }
    expect(proposed(asked, RULE)).toMatchObject({
      periodicity: '6 месяцев',
      firstDeadline: '2027-04-01',
      facts: { kind: 'fire-repeat' },
      basis: { verified: false },
    })
    expect(proposed(asked, 'briefing.fire-repeat')?.periodicity).toBe('1 год')
  })

  test('ответили «да» — ежегодный не предлагается; объект больше не опасный — предлагается снова', () => {
    const rules = new Set([RULE])
    const held = { profile: FIRE, rules, explosivePlaces: ['Склад ГСМ'] }
    expect(proposed(held, 'briefing.fire-repeat')).toBeUndefined()
    expect(proposed({ ...held, explosivePlaces: [] }, 'briefing.fire-repeat')?.action).toBe('add')
  })
})

describe('перечень освобождённых от первичного инструктажа (п. 13)', () => {
  test.each([
    [null, true],
    ['2', true],
    ['3.1', false],
    ['4', false],
  ] as const)('класс %s: спросить об освобождении — %s', (conditionsClass, isAsked) => {
    const condition = proposed({ profile: OFFICE, conditionsClass }, 'briefing.initial')?.condition
    expect(condition !== null).toBe(isAsked)
  })
})

describe('микропредприятие (ПП 2464, п. 100)', () => {
  const MICRO =
    'Микропредприятие вправе обучать в ходе инструктажа на рабочем месте (п. 100). Нужно ли отдельное обучение?'

  test.each([
    ['general', MICRO],
    ['methods', MICRO],
    ['first-aid', MICRO],
    ['ppe-use', MICRO],
    ['hazardous-9', null],
    ['electrical-2', null],
    ['fire-safety', null],
  ] as const)('%s: %s', (programme, question) => {
    const training = [{ programme, conditional: false }]
    const asked = { profile: profile({ training }), microEnterprise: true }
    expect(proposed(asked, `training.${programme}`)?.condition).toBe(question)
    // Of PPE the employer's list decides, whatever the profession usually wears.
    const usual = programme === 'ppe-use' ? trainingQuestion(programme) : null
    expect(proposed({ ...asked, microEnterprise: false }, `training.${programme}`)?.condition).toBe(usual)
  })

  test('у условного остаётся его вопрос', () => {
    expect(proposed({ profile: OFFICE, microEnterprise: true }, 'training.methods')?.condition).toContain(
      'п. 54',
    )
  })
})

describe('сведения нового события', () => {
  test.each([
    ['briefing.introductory', 'briefing', 'Вводный инструктаж', { kind: 'introductory' }],
    [
      'briefing.repeat-newcomer',
      'briefing',
      'Повторный инструктаж на рабочем месте (первый год работы)',
      { kind: 'repeat' },
    ],
    ['training.electrical-2', 'training', expect.stringMatching(/\S/), { programme: 'electrical-2' }],
    ['medical.6.1', 'medical', 'п. 6.1. Работы на высоте', { factorNumber: '6.1' }],
    ['medical.minor', 'medical', 'Ежегодный осмотр работника до 18 лет', { factorNumber: null }],
    ['sout', 'sout', 'Специальная оценка условий труда', { workplaceId: null }],
    ['risk', 'risk', 'Оценка профессиональных рисков', {}],
    [
      'instruction',
      'instruction',
      'Инструкция по охране труда: «Водитель»',
      { name: 'Инструкция по охране труда: «Водитель»' },
    ],
  ])('%s', (rule, section, name, facts) => {
    const found = proposed({ profile: WELDER, birthDate: '2009-10-10' }, rule)
    expect(found).toMatchObject({ rule, section, name, facts, action: 'add' })
  })

  test('психиатрическое освидетельствование', () => {
    expect(proposed({ profile: DRIVER }, 'medical.psychiatric')).toMatchObject({
      section: 'medical',
      name: 'Психиатрическое освидетельствование',
      facts: { factorNumber: null },
    })
  })
})

describe('что предлагается снять', () => {
  const KEPT_AS_HISTORY =
    'Нормы для должности «Водитель» этого не требуют: предлагаем больше не спрашивать. История останется.'

  test.each([
    ['training.fire-safety', 'training', expect.stringMatching(/\S/), '5 лет', KEPT_AS_HISTORY],
    ['medical.4.4', 'medical', 'п. 4.4. Шум', '1 год', KEPT_AS_HISTORY],
    ['medical.psychiatric', 'medical', 'Психиатрическое освидетельствование', 'разово', KEPT_AS_HISTORY],
    [
      'medical.minor',
      'medical',
      'Ежегодный осмотр работника до 18 лет',
      '1 год',
      'Работнику исполнилось 18 лет: ежегодный осмотр по возрасту больше не нужен.',
    ],
    ['ppe.helmet', 'ppe', 'СИЗ по прежней должности', 'бессрочно', KEPT_AS_HISTORY],
    [
      'briefing.electrical-1',
      'briefing',
      'Присвоение группы I по электробезопасности',
      '1 год',
      KEPT_AS_HISTORY,
    ],
  ])('%s', (rule, section, name, periodicity, explanation) => {
    const found = propose({ profile: OFFICE, rules: new Set([rule]) }).filter(
      ({ action }) => action === 'close',
    )
    expect(found).toEqual([
      {
        rule,
        section,
        name,
        periodicity,
        action: 'close',
        facts: null,
        firstDeadline: null,
        askedSince: null,
        condition: section === 'ppe' ? PPE_RETURN_QUESTION : null,
        basis: expect.objectContaining({ explanation }),
      },
    ])
  })

  test.each(['briefing.targeted', 'briefing.repeat-newcomer', 'instruction', 'medical.77', 'никакое'])(
    '%s не снимается',
    (rule) => {
      const found = propose({ profile: OFFICE, rules: new Set([rule]) })
      expect(found.filter(({ action }) => action === 'close')).toEqual([])
    },
  )

  test.each(['training.fire-safety', 'medical.4.4', 'ppe.helmet', 'briefing.electrical-1'])(
    '%s: о должности ничего не известно — не снимается',
    (rule) => {
      expect(propose({ rules: new Set([rule]) }).filter(({ action }) => action === 'close')).toEqual([])
    },
  )
})

describe('день, с которого считают', () => {
  test('ещё не принятому — закон дня приёма', () => {
    const future = { hireDate: '2027-01-11' }
    expect(proposed(future, 'briefing.introductory')?.firstDeadline).toBe('2027-01-11')
    expect(proposed(future, 'briefing.repeat')?.firstDeadline).toBe('2027-07-11')
  })

  test('инструктированному для той же должности первичный второй раз не предлагают', () => {
    const rules = new Set(['briefing.initial'])
    expect(proposed({ rules, briefedFor: 7 }, 'briefing.initial')).toBeUndefined()
    expect(proposed({ rules, briefedFor: null }, 'briefing.initial')).toBeUndefined()
    expect(proposed({ rules, briefedFor: 3 }, 'briefing.initial')?.action).toBe('add')
  })

  test('из двух назначений считают от раннего', () => {
    const roles = [
      { roleId: 402, since: '2026-11-10' },
      { roleId: 401, since: '2026-11-02' },
    ]
    expect(proposed({ roles }, 'training.fire-safety')?.firstDeadline).toBe('2026-11-02')
  })
})
