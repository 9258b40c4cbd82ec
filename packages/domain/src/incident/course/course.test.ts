import { describe, expect, test } from 'vitest'
import { isNormId } from '../../norms/register.ts'
import { doneOnDays, lightCase, NO_MARK, orderedOn } from '../../testing/incident-facts.ts'
import { INCIDENT_DEGREES } from '../degrees.ts'
import { STEP_KEYS, type StepKey } from '../incident-sets.ts'
import { bySoonest, courseOf, courseTitle, findStep, isCourseDone, nextStepOf } from './course.ts'
import type { CourseFacts } from './facts.ts'
import { extensionProblem } from './investigation.ts'

const NOW = { now: '2026-03-10T09:00:00Z', today: '2026-03-10' }
const keysOf = (changes: Partial<CourseFacts>) => courseOf(lightCase(changes), NOW).map(({ key }) => key)
const stateOf = (key: StepKey, changes: Partial<CourseFacts>, now = NOW) =>
  findStep(lightCase(changes), now, key)?.state

describe('ход расследования по степени', () => {
  test('лёгкий: без извещений в семь адресов и акта о расследовании', () => {
    const keys = keysOf({})
    expect(keys).not.toContain('notifyAuthorities')
    expect(keys).not.toContain('investigationAct')
    expect(keys).not.toContain('sendAuthorities')
    expect(keys).toContain('accidentAct')
  })

  test.each([
    [
      'easyGroup',
      ['notifyAuthorities', 'investigationAct', 'accidentAct', 'sendAuthorities'],
      ['tellRelatives'],
    ],
    ['serious', ['notifyAuthorities', 'tellRelatives', 'medicalReport', 'sendAuthorities'], ['sortDegree']],
    [
      'fatal',
      ['notifyAuthorities', 'tellRelatives', 'investigationAct'],
      ['questionVictim', 'finalDiagnosis'],
    ],
  ] as const)('%s', (degree, has, lacks) => {
    const keys = keysOf({ degree })
    for (const key of has) expect(keys).toContain(key)
    for (const key of lacks) expect(keys).not.toContain(key)
  })

  test('в смертельном групповом живых опрашивают', () => {
    const victim = {
      standing: 'employee',
      sickLeaveFrom: null,
      sickLeaveTo: null,
      finalDiagnosisDate: null,
    } as const
    const victims = [
      { ...victim, died: true },
      { ...victim, died: false },
    ]
    expect(keysOf({ degree: 'fatalGroup', victims })).toContain('questionVictim')
  })

  test('в смертельном групповом, где погибли все, опрашивать некого', () => {
    const [victim] = lightCase().victims
    if (victim === undefined) throw new Error('no victim')
    const victims = [victim, victim].map((one) => ({ ...one, died: true }))
    expect(keysOf({ degree: 'fatalGroup', victims })).not.toContain('questionVictim')
  })

  test('не связан с производством: акт по форме № 5 вместо Н-1, без журнала и Фонда', () => {
    const keys = keysOf({ isWorkRelated: false })
    expect(keys).toContain('investigationAct')
    for (const key of ['accidentAct', 'journal', 'sendInsurer', 'consequences'] as const)
      expect(keys).not.toContain(key)
    expect(findStep(lightCase({ isWorkRelated: false }), NOW, 'handOver')?.required).toBe(false)
    expect(keysOf({ degree: 'easyGroup', isWorkRelated: false })).not.toContain('sendAuthorities')
    expect(keysOf({ degree: 'serious', isWorkRelated: false })).toContain('sendAuthorities')
  })

  test('шаги идут в порядке перечня, у каждого основание и исполнитель', () => {
    for (const degree of ['easy', 'fatalGroup'] as const) {
      const steps = courseOf(lightCase({ degree }), NOW)
      const places = steps.map(({ key }) => STEP_KEYS.indexOf(key))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      for (const { legalBasis, who } of steps) {
        expect(legalBasis).toMatch(/ст\.|п\.|прил\.|форма|порядок/)
        expect(who).not.toBe('')
      }
    }
    expect(isNormId('mz-275')).toBe(true)
  })

  test('название шага — одно, есть он в этом случае или нет', () => {
    expect(courseTitle('accidentAct')).toBe('Составить акт Н-1')
    for (const { key, title } of courseOf(lightCase(), NOW)) expect(courseTitle(key)).toBe(title)
  })
})

describe('сделанное', () => {
  test('после смены степени остаётся, хотя шага больше нет', () => {
    const facts = lightCase({ degree: 'serious', marks: doneOnDays({ sortDegree: '2026-03-09' }) })
    expect(findStep(facts, NOW, 'sortDegree')).toMatchObject({
      state: 'done',
      isFormer: true,
      required: false,
    })
  })

  test('приказ отмечает шаг сам', () => {
    expect(findStep(lightCase(), NOW, 'commissionOrder')).toMatchObject({
      state: 'done',
      completionDate: '2026-03-10',
    })
  })

  test('«не требуется» — тоже решение', () => {
    const marks = new Map([
      ['questionWitnesses', { ...NO_MARK, notNeeded: true, note: 'Никто не видел' }],
    ] as const)
    expect(stateOf('questionWitnesses', { marks })).toBe('notNeeded')
  })
})

describe('состояние шага', () => {
  test.each([
    ['открыт', '2026-03-09T12:00:00Z', '2026-03-08', 'open'],
    ['срок завтра', '2026-03-09T12:00:00Z', '2026-03-09', 'soon'],
    ['за минуту до часа', '2026-03-10T11:29:00Z', '2026-03-10', 'soon'],
    ['минутой позже', '2026-03-10T11:31:00Z', '2026-03-10', 'overdue'],
  ])('сообщение в Фонд: %s', (_name, now, today, state) => {
    expect(stateOf('tellInsurer', {}, { now, today })).toBe(state)
  })

  test.each([
    ['последний день', '2026-03-12', 'soon'],
    ['день после', '2026-03-13', 'overdue'],
  ])('осмотр места: %s', (_name, today, state) => {
    expect(stateOf('inspectScene', {}, { now: `${today}T09:00:00Z`, today })).toBe(state)
  })

  test('необязательный шаг не просрочен никогда', () => {
    expect(stateOf('explanations', {}, { now: '2026-05-01T09:00:00Z', today: '2026-05-01' })).toBe('open')
  })
})

describe('чего нельзя сделать раньше чего', () => {
  test.each([
    [
      'commissionOrder',
      { commission: { members: 0, orderDate: null, changeOrderDate: null } },
      'состав комиссии',
    ],
    ['inspectScene', orderedOn(null), 'приказ о комиссии'],
    ['classify', {}, 'осмотрите место'],
    ['classify', { marks: doneOnDays({ inspectScene: '2026-03-10' }) }, 'опросите пострадавшего'],
    [
      'classify',
      { marks: doneOnDays({ inspectScene: '2026-03-10', questionVictim: '2026-03-10' }) },
      'связан ли случай',
    ],
    ['accidentAct', {}, 'связан ли случай'],
    ['approveAct', {}, 'акт Н-1'],
    ['approveAct', { degree: 'serious' }, 'форма № 5'],
    ['handOver', {}, 'утвердите акт'],
    ['keep', {}, 'утвердите акт'],
    ['consequences', { marks: doneOnDays({ approveAct: '2026-03-12' }) }, 'больничного'],
  ] as const)('%s', (key, changes, reason) => {
    expect(findStep(lightCase(changes), NOW, key)?.blockedBy).toContain(reason)
  })

  test.each(['firstAid', 'tellInsurer', 'collectMaterials', 'acquaint', 'measures'] as const)(
    '%s можно сделать когда угодно',
    (key) => {
      expect(findStep(lightCase(orderedOn(null)), NOW, key)?.blockedBy).toBeNull()
    },
  )
})

describe('что дальше', () => {
  test('сперва то, что горит раньше, иначе первый по списку', () => {
    const next = (changes: Partial<CourseFacts>, now = NOW) =>
      nextStepOf(courseOf(lightCase(changes), now))?.key
    expect(next({})).toBe('tellInsurer')
    const early = doneOnDays({
      tellInsurer: '2026-03-09',
      medicalReport: '2026-03-09',
      sortDegree: '2026-03-09',
    })
    expect(next({ marks: early }, { now: '2026-03-10T09:00:00Z', today: '2026-03-10' })).toBe('firstAid')
    expect(next({ marks: early }, { now: '2026-03-13T09:00:00Z', today: '2026-03-13' })).toBe('inspectScene')
    const worse = {
      degree: 'serious',
      marks: early,
      worsening: { from: 'easy', knownAt: '2026-03-11T06:00:00Z' },
      extension: { until: '2026-03-27', decidedAt: '2026-03-11T07:00:00Z' },
    } as const
    expect(next(worse, { now: '2026-03-13T09:00:00Z', today: '2026-03-13' })).toBe('extension')
  })

  test.each([
    ['раньше срок в часах того же дня', '2026-03-10', true],
    ['раньше прошлый день', '2026-03-09', false],
    ['позже завтрашний', '2026-03-11', true],
  ])('ближе по сроку: %s', (_name, deadline, isLater) => {
    const inHours = { term: { deadline: '2026-03-10', deadlineAt: '2026-03-10T11:30:00Z', from: '' } }
    const inDays = { term: { deadline, deadlineAt: null, from: '' } }
    expect(bySoonest(inHours, inDays) < 0).toBe(isLater)
  })

  test('без последнего дня — после всех', () => {
    const on = (deadline: string | null) => ({ term: { deadline, deadlineAt: null, from: '' } })
    const terms = [on(null), on('2099-12-31'), on('2026-03-10')]
    expect(terms.toSorted(bySoonest).map(({ term }) => term.deadline)).toEqual([
      '2026-03-10',
      '2099-12-31',
      null,
    ])
  })

  test.each(INCIDENT_DEGREES)('%s: закрыто, когда сделано всё требуемое', (degree) => {
    const open = courseOf(lightCase({ degree }), NOW)
    expect(isCourseDone(open)).toBe(false)
    const days = Object.fromEntries(
      open.filter(({ required }) => required).map(({ key }) => [key, '2026-03-12']),
    )
    const marks = doneOnDays(days)
    expect(isCourseDone(courseOf(lightCase({ degree, marks }), NOW))).toBe(true)
    const notSeen = new Map([...marks, ['questionWitnesses', { ...NO_MARK, notNeeded: true }] as const])
    expect(isCourseDone(courseOf(lightCase({ degree, marks: notSeen }), NOW))).toBe(true)
  })
})

test.each([
  ['2026-03-12', /и без продления/],
  ['2026-03-13', null],
  ['2026-03-27', null],
  ['2026-03-28', /не больше чем на 15 дней: до 27.03.2026/],
])('продлить до %s: %s (ТК РФ, ст. 229.1, ч. 3)', (until, problem) => {
  const said = extensionProblem(lightCase(), until)
  if (problem === null) expect(said).toBeNull()
  else expect(said).toMatch(problem)
})
