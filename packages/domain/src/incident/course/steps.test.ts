import { describe, expect, test } from 'vitest'
import { doneOnDays, lightCase, NO_MARK, orderedOn } from '../../testing/incident-facts.ts'
import { STEP_KEYS, type StepKey } from '../incident-sets.ts'
import { courseOf, findStep, isCourseDone, nextStepOf } from './course.ts'
import type { CourseFacts } from './facts.ts'

const NOW = { now: '2026-03-10T09:00:00Z', today: '2026-03-10' }
const EVERY_STEP_DONE = new Map(STEP_KEYS.map((key) => [key, { ...NO_MARK, completionDate: '2026-03-10' }]))
const stepsOf = (changes: Partial<CourseFacts>) => courseOf(lightCase(changes), NOW)
const keysOf = (changes: Partial<CourseFacts>) => stepsOf(changes).map(({ key }) => key)
const blockOf = (key: StepKey, changes: Partial<CourseFacts>) =>
  findStep(lightCase(changes), NOW, key)?.blockedBy

/** The steps in the order of the list: who does each of them, by what law, with what papers. */
const STEPS = [
  [
    'firstAid',
    'Руководитель работ и те, кто рядом',
    'ТК РФ, ст. 228; приказ Минздрава № 220н, порядок оказания первой помощи',
    [],
  ],
  ['keepScene', 'Руководитель подразделения', 'ТК РФ, ст. 228', ['skhema-mesta-neschastnogo-sluchaya']],
  ['tellHead', 'Пострадавший, очевидец, руководитель подразделения', 'ТК РФ, ст. 215', []],
  ['tellRelatives', 'Работодатель', 'ТК РФ, ст. 228', []],
  ['tellInsurer', 'Работодатель', '125-ФЗ, ст. 17, п. 2, подп. 6', ['soobshchenie-strahovshchiku']],
  [
    'medicalReport',
    'Специалист по охране труда',
    'приказ Минздравсоцразвития № 275, форма 315/у',
    ['zapros-o-stepeni-tyazhesti'],
  ],
  [
    'sortDegree',
    'Специалист по охране труда',
    'ТК РФ, ст. 228.1; приказ Минтруда № 223н, прил. 3, код 01',
    [],
  ],
  [
    'notifyAuthorities',
    'Работодатель',
    'ТК РФ, ст. 228.1, ч. 1–2; приказ Минтруда № 223н, прил. 2, форма № 1',
    ['izveshchenie-o-neschastnom-sluchae'],
  ],
  ['notifyWorsened', 'Работодатель', 'ТК РФ, ст. 228.1, ч. 5', ['izveshchenie-o-neschastnom-sluchae']],
  ['tellOtherEmployer', 'Работодатель', 'ТК РФ, ст. 228.1, 229', ['soobshchenie-drugomu-rabotodatelyu']],
  ['joinCommission', 'Работодатель', 'ТК РФ, ст. 229', ['soobshchenie-drugomu-rabotodatelyu']],
  [
    'commissionOrder',
    'Работодатель',
    'ТК РФ, ст. 229; приказ Минтруда № 223н, п. 22',
    ['prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya'],
  ],
  [
    'commissionChange',
    'Работодатель',
    'ТК РФ, ст. 229, ч. 2; приказ Минтруда № 223н, п. 23',
    [
      'prikaz-ob-izmenenii-sostava-komissii-po-rassledovaniyu',
      'prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya',
    ],
  ],
  [
    'inspectScene',
    'Комиссия',
    'ТК РФ, ст. 229.2; приказ Минтруда № 223н, п. 25; прил. 2, форма № 9',
    ['protokol-osmotra-mesta', 'skhema-mesta-neschastnogo-sluchaya'],
  ],
  [
    'questionVictim',
    'Комиссия',
    'ТК РФ, ст. 229.2; приказ Минтруда № 223н, п. 25; приказ Минтруда № 223н, прил. 2, форма № 8',
    ['protokol-oprosa-postradavshego'],
  ],
  [
    'questionWitnesses',
    'Комиссия',
    'ТК РФ, ст. 229.2; приказ Минтруда № 223н, п. 25; приказ Минтруда № 223н, прил. 2, форма № 8',
    ['protokol-oprosa-ochevidca'],
  ],
  [
    'questionOfficials',
    'Комиссия',
    'ТК РФ, ст. 229.2; приказ Минтруда № 223н, п. 25; приказ Минтруда № 223н, прил. 2, форма № 8',
    ['protokol-oprosa-dolzhnostnogo-lica'],
  ],
  ['explanations', 'Специалист по охране труда', 'ТК РФ, ст. 229.2', ['obyasnitelnaya-zapiska']],
  [
    'collectMaterials',
    'Специалист по охране труда',
    'ТК РФ, ст. 229.2; приказ Минтруда № 223н, п. 29',
    ['chek-list-rassledovaniya', 'opis-materialov-rassledovaniya'],
  ],
  [
    'extension',
    'Специалист по охране труда',
    'ТК РФ, ст. 229.1, ч. 3; приказ Минтруда № 223н, п. 19',
    ['uvedomlenie-o-prodlenii-rassledovaniya'],
  ],
  ['classify', 'Комиссия', 'ТК РФ, ст. 229.2, ч. 5–6; ТК РФ, ст. 229.1', []],
  [
    'meeting',
    'Председатель комиссии',
    'приказ Минтруда № 223н, п. 26, 31',
    ['protokol-zasedaniya-komissii', 'osoboe-mnenie-chlena-komissii'],
  ],
  [
    'inspectorConclusion',
    'Государственный инспектор труда',
    'ТК РФ, ст. 229.3; приказ Минтруда № 223н, п. 17, 20.1–20.7; прил. 2, форма № 7',
    ['zaklyuchenie-gosudarstvennogo-inspektora-truda'],
  ],
  [
    'investigationAct',
    'Комиссия',
    'приказ Минтруда № 223н, п. 30; прил. 2, форма № 5; ТК РФ, ст. 229.1',
    ['akt-o-rassledovanii'],
  ],
  [
    'accidentAct',
    'Комиссия',
    'ТК РФ, ст. 230; приказ Минтруда № 223н, прил. 2, форма № 2; ТК РФ, ст. 229.1',
    ['akt-n-1', 'akt-n-1ps'],
  ],
  ['approveAct', 'Работодатель', 'ТК РФ, ст. 230; ТК РФ, ст. 229.1', []],
  ['receiveAct', 'Работодатель', 'ТК РФ, ст. 229, 230', []],
  [
    'handOver',
    'Работодатель',
    'ТК РФ, ст. 230; приказ Минтруда № 223н, п. 30',
    ['raspiska-o-vruchenii-akta'],
  ],
  ['sendInsurer', 'Работодатель', 'ТК РФ, ст. 230', ['soprovoditelnoe-pismo-v-sfr']],
  ['sendAuthorities', 'Председатель комиссии', 'ТК РФ, ст. 230.1; приказ Минтруда № 223н, п. 32', []],
  [
    'journal',
    'Специалист по охране труда',
    'ТК РФ, ст. 230.1; приказ Минтруда № 223н, прил. 2, форма № 11',
    ['zhurnal-registratsii-neschastnyh-sluchaev'],
  ],
  ['acquaint', 'Руководитель подразделения', 'ПП РФ № 2464, п. 16, подп. «е»; п. 17', []],
  ['riskReview', 'Специалист по охране труда', 'ТК РФ, ст. 218; приказ Минтруда № 776н, п. 59', []],
  ['sout', 'Работодатель', '426-ФЗ, ст. 17, ч. 1, п. 6; ч. 2', []],
  [
    'measures',
    'Работодатель',
    'приказ Минтруда № 223н, п. 35; прил. 2, форма № 2, п. 12',
    ['prikaz-o-meropriyatiyah-po-itogam-rassledovaniya'],
  ],
  ['prescription', 'Работодатель', 'ТК РФ, ст. 229.3; приказ Минтруда № 223н, п. 20.6', []],
  [
    'finalDiagnosis',
    'Специалист по охране труда',
    'приказ Минздравсоцразвития № 275, форма 316/у',
    ['zapros-o-zaklyuchitelnom-diagnoze'],
  ],
  [
    'consequences',
    'Работодатель',
    'приказ Минтруда № 223н, п. 33; прил. 2, форма № 10',
    ['soobshchenie-o-posledstviyah'],
  ],
  [
    'keep',
    'Специалист по охране труда',
    'ТК РФ, ст. 230.1; приказ Минтруда № 223н, п. 32',
    ['opis-materialov-rassledovaniya'],
  ],
] as const

describe('перечень шагов', () => {
  test.each(STEPS)('%s: %s; %s; бумаги %j', (key, who, legalBasis, templateIds) => {
    const step = findStep(lightCase({ marks: EVERY_STEP_DONE }), NOW, key)
    expect(step).toMatchObject({ who, legalBasis, templateIds })
    expect(step?.title).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(step?.explanation).toMatch(/^\p{Lu}.*\.$/u)
  })

  test('сделанное видно всё, по порядку', () => {
    expect(keysOf({ marks: EVERY_STEP_DONE })).toEqual(STEPS.map(([key]) => key))
    expect(STEPS.map(([key]) => key)).toEqual(STEP_KEYS)
  })

  const RELATED = ['accidentAct', 'sendInsurer', 'journal', 'acquaint', 'riskReview', 'sout', 'measures']
  const GROUP = { isWorkRelated: false, degree: 'easyGroup' } as const
  /** Of the inspector's investigation and of another employer's: standings.test.ts. */
  const OF_OTHERS = [
    'tellOtherEmployer',
    'joinCommission',
    'inspectorConclusion',
    'receiveAct',
    'prescription',
  ]
  const WORSENED = ['notifyWorsened', 'commissionChange', 'extension']
  const worsening = { from: 'easy', knownAt: '2026-03-11T06:00:00Z' } as const

  test.each<[string, Partial<CourseFacts>, readonly string[]]>([
    [
      'лёгкий',
      {},
      ['tellRelatives', 'notifyAuthorities', ...WORSENED, 'investigationAct', 'sendAuthorities'],
    ],
    ['лёгкий групповой', { degree: 'easyGroup' }, ['tellRelatives', 'sortDegree', ...WORSENED]],
    ['тяжёлый', { degree: 'serious' }, ['sortDegree', ...WORSENED]],
    [
      'смертельный',
      { degree: 'fatal' },
      ['medicalReport', 'sortDegree', ...WORSENED, 'questionVictim', 'finalDiagnosis'],
    ],
    [
      'лёгкий групповой, с производством не связан',
      GROUP,
      [
        ...['tellRelatives', 'sortDegree', ...WORSENED, ...RELATED, 'sendAuthorities'],
        ...['finalDiagnosis', 'consequences'],
      ],
    ],
    [
      'лёгкий стал тяжёлым через двое суток, срок продлён',
      { degree: 'serious', worsening, extension: { until: '2026-03-27', decidedAt: '2026-03-11T07:00:00Z' } },
      ['sortDegree', 'notifyAuthorities'],
    ],
    [
      'тяжёлый стал смертельным: комиссия прежняя',
      { degree: 'fatal', worsening: { ...worsening, from: 'serious' } },
      ['medicalReport', 'sortDegree', 'commissionChange', 'questionVictim', 'extension', 'finalDiagnosis'],
    ],
    [
      'лёгкий стал групповым: комиссия прежняя',
      { degree: 'easyGroup', worsening },
      ['tellRelatives', 'sortDegree', 'notifyAuthorities', 'commissionChange', 'extension'],
    ],
    [
      'стал тяжёлым ровно через сутки: извещение одно',
      { degree: 'serious', worsening: { ...worsening, knownAt: '2026-03-10T11:30:00Z' } },
      ['sortDegree', 'notifyWorsened', 'extension'],
    ],
  ])('%s: нет шагов', (_case, changes, missing) => {
    const keys = keysOf(changes)
    const others = [...missing, ...OF_OTHERS]
    expect(STEP_KEYS.filter((key) => !keys.includes(key)).toSorted()).toEqual(others.toSorted())
  })

  test('не обязательны и могут быть пропущены', () => {
    const of = (changes: Partial<CourseFacts>, which: 'required' | 'canBeLeftOut') =>
      stepsOf(changes).flatMap((step) => (step[which] === (which === 'canBeLeftOut') ? [step.key] : []))
    const optional = ['explanations', 'meeting', 'riskReview', 'sout']
    expect(of({}, 'required')).toEqual(optional)
    expect(of({ hasDisagreements: false }, 'required')).toContain('meeting')
    expect(of({ hasDisagreements: true }, 'required')).not.toContain('meeting')
    expect(of({ isWorkRelated: false }, 'required')).toContain('handOver')
    const questions = ['questionVictim', 'questionWitnesses', 'questionOfficials']
    expect(of({}, 'canBeLeftOut')).toEqual([...questions, ...optional])
  })
})

describe('что мешает шагу', () => {
  const ORDER = 'Сначала издайте приказ о комиссии: она и проводит расследование'
  const DECIDE = 'Сначала комиссия решает, связан ли случай с производством'
  const APPROVE = 'Сначала утвердите акт: с этого дня расследование завершено'
  const LEAVE = 'Сначала внесите у пострадавшего последний день больничного и дату справки 316/у'

  test('пока нет приказа', () => {
    const blocked = stepsOf({ ...orderedOn(null), degree: 'serious', hasDisagreements: true })
    expect(
      Object.fromEntries(blocked.flatMap(({ key, blockedBy }) => (blockedBy ? [[key, blockedBy]] : []))),
    ).toEqual({
      inspectScene: ORDER,
      questionVictim: ORDER,
      questionWitnesses: ORDER,
      questionOfficials: ORDER,
      classify: ORDER,
      meeting: ORDER,
      investigationAct: DECIDE,
      accidentAct: DECIDE,
      approveAct: 'Сначала составьте акт о расследовании (форма № 5)',
      handOver: APPROVE,
      sendInsurer: APPROVE,
      sendAuthorities: APPROVE,
      journal: APPROVE,
      consequences: APPROVE,
      keep: APPROVE,
    })
  })

  test('решить, связан ли случай: всё по очереди', () => {
    const seen = { inspectScene: '2026-03-10' }
    const asked = { ...seen, questionVictim: '2026-03-10' }
    expect(blockOf('classify', { marks: doneOnDays(seen), isWorkRelated: true })).toBe(
      'Сначала опросите пострадавшего; если он не может говорить, отметьте это в шаге с причиной',
    )
    expect(blockOf('classify', { marks: doneOnDays(asked) })).toBe(
      'Укажите в данных для акта, связан ли случай с производством',
    )
    expect(blockOf('classify', { marks: doneOnDays(asked), isWorkRelated: false })).toBeNull()
    expect(blockOf('classify', { marks: doneOnDays(seen), isWorkRelated: true, degree: 'fatal' })).toBeNull()
  })

  test('утвердить акт: нужны оба, а без решения о связи — решение', () => {
    const classified = { classify: '2026-03-11' }
    const both = { ...classified, investigationAct: '2026-03-12', accidentAct: '2026-03-12' }
    const blocked = (days: object, changes: Partial<CourseFacts> = {}) =>
      blockOf('approveAct', { marks: doneOnDays(days), ...changes })
    expect(blocked(classified)).toBe('Сначала составьте акт Н-1')
    expect(blocked({ accidentAct: '2026-03-12' })).toBe(DECIDE)
    expect(blocked({ ...classified, accidentAct: '2026-03-12' })).toBeNull()
    expect(blocked({ ...classified, investigationAct: '2026-03-12' }, { isWorkRelated: false })).toBeNull()
    expect(blocked({ ...classified, investigationAct: '2026-03-12' }, { degree: 'serious' })).toBe(
      'Сначала составьте акт Н-1',
    )
    expect(blocked(both, { degree: 'serious' })).toBeNull()
  })

  test('сообщить о последствиях: больничный и справка, у смертельного — только акт', () => {
    const marks = doneOnDays({ approveAct: '2026-03-12' })
    const victim = {
      standing: 'employee',
      sickLeaveFrom: null,
      sickLeaveTo: null,
      finalDiagnosisDate: null,
      died: false,
    } as const
    const blocked = (victims: CourseFacts['victims'], changes: Partial<CourseFacts> = {}) =>
      blockOf('consequences', { marks, victims, ...changes })
    expect(blocked([{ ...victim, sickLeaveFrom: '2026-03-09', finalDiagnosisDate: '2026-03-20' }])).toBe(
      LEAVE,
    )
    expect(blocked([{ ...victim, sickLeaveTo: '2026-03-19' }])).toBe(LEAVE)
    expect(blocked([{ ...victim, finalDiagnosisDate: '2026-03-20' }])).toBeNull()
    expect(
      blocked([
        { ...victim, died: true },
        { ...victim, finalDiagnosisDate: '2026-03-20' },
      ]),
    ).toBeNull()
    expect(blocked([victim], { degree: 'fatal' })).toBeNull()
  })

  test('сделанному не мешает ничего', () => {
    expect(
      stepsOf({ ...orderedOn(null), marks: EVERY_STEP_DONE }).filter(({ blockedBy }) => blockedBy),
    ).toEqual([])
  })
})

describe('состояние', () => {
  test('отметка часом и «не требуется» — тоже сделанное, пустая отметка — нет', () => {
    const state = (mark: Partial<typeof NO_MARK>) =>
      findStep(lightCase({ marks: new Map([['firstAid', { ...NO_MARK, ...mark }]]) }), NOW, 'firstAid')?.state
    expect(state({ completedAt: '2026-03-09T11:40:00Z' })).toBe('done')
    expect(state({ notNeeded: true })).toBe('notNeeded')
    expect(state({ note: 'Вызвали скорую' })).toBe('open')
  })

  test('отметка несёт час и примечание', () => {
    const mark = { ...NO_MARK, completedAt: '2026-03-09T11:40:00Z', note: 'Вызвали скорую' }
    const step = findStep(lightCase({ marks: new Map([['firstAid', mark]]) }), NOW, 'firstAid')
    expect(step).toMatchObject({ completedAt: mark.completedAt, note: mark.note, completionDate: null })
    expect(findStep(lightCase(), NOW, 'firstAid')).toMatchObject({ completedAt: null, note: null })
  })

  test('день отметки важнее дня приказа, день приказа об изменении отмечает свой шаг', () => {
    const marks = doneOnDays({ commissionOrder: '2026-03-11' })
    expect(findStep(lightCase({ marks }), NOW, 'commissionOrder')?.completionDate).toBe('2026-03-11')
    const noted = new Map([['commissionOrder', { ...NO_MARK, note: 'Приказ № 5' }] as const])
    expect(findStep(lightCase({ marks: noted }), NOW, 'commissionOrder')?.completionDate).toBe('2026-03-10')
    const changed = { members: 3, orderDate: '2026-03-10', changeOrderDate: '2026-03-12' }
    const worsening = { from: 'easy', knownAt: '2026-03-11T06:00:00Z' } as const
    const step = findStep(
      lightCase({ degree: 'serious', worsening, commission: changed }),
      NOW,
      'commissionChange',
    )
    expect(step).toMatchObject({ state: 'done', completionDate: '2026-03-12' })
  })

  test('закрытое ждёт, просроченное и закрытое — просрочено; срок завтра, но закрыто — ждёт', () => {
    const at = (today: string) =>
      findStep(lightCase(orderedOn('2026-03-10')), { now: `${today}T09:00:00Z`, today }, 'classify')
    expect(at('2026-03-10')?.state).toBe('blocked')
    expect(at('2026-03-11')?.state).toBe('blocked')
    expect(at('2026-03-13')?.state).toBe('overdue')
  })

  test('ровно в последнюю минуту часового срока ещё не поздно', () => {
    const now = { now: '2026-03-10T11:30:00Z', today: '2026-03-10' }
    expect(findStep(lightCase(), now, 'tellInsurer')?.state).toBe('soon')
  })

  test('когда сделано всё, дальше ничего; необязательное и закрытое не предлагается', () => {
    const steps = stepsOf({})
    expect(nextStepOf(steps.filter(({ required }) => !required))).toBeNull()
    expect(nextStepOf(steps.filter(({ state }) => state === 'blocked'))).toBeNull()
    expect(isCourseDone(steps.filter(({ required }) => !required))).toBe(true)
    expect(isCourseDone([])).toBe(true)
  })
})
