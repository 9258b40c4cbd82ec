import { describe, expect, test } from 'vitest'
import { productionCalendar } from '../../calendar/production-calendar.ts'
import { doneOnDays, lightCase, orderedOn } from '../../testing/incident-facts.ts'
import type { StepKey } from '../incident-sets.ts'
import { findStep } from './course.ts'
import type { CourseFacts } from './facts.ts'

const NOW = { now: '2026-03-09T12:00:00Z', today: '2026-03-09' }

function termOf(key: StepKey, changes: Partial<CourseFacts>) {
  const step = findStep(lightCase(changes), NOW, key)
  if (step === null) throw new Error(`no step ${key}`)
  return step.term
}

describe('24 часа — Социальному фонду (125-ФЗ, ст. 17, п. 2, подп. 6)', () => {
  test.each([
    ['сразу', '2026-03-09T11:30:00Z', '2026-03-10T11:30:00Z', '2026-03-10'],
    ['узнали через сутки', '2026-03-10T11:30:00Z', '2026-03-11T11:30:00Z', '2026-03-11'],
    [
      'в пятницу вечером: выходные не продлевают',
      '2026-03-13T17:00:00Z',
      '2026-03-14T17:00:00Z',
      '2026-03-14',
    ],
    ['конец месяца', '2026-03-31T06:00:00Z', '2026-04-01T06:00:00Z', '2026-04-01'],
    ['конец года', '2026-12-31T18:00:00Z', '2027-01-01T18:00:00Z', '2027-01-01'],
    ['февраль високосного года', '2028-02-28T09:00:00Z', '2028-02-29T09:00:00Z', '2028-02-29'],
    ['ночь по Москве: день — местный', '2026-03-09T22:00:00Z', '2026-03-10T22:00:00Z', '2026-03-11'],
  ])('%s', (_name, toldAt, deadlineAt, deadline) => {
    expect(termOf('tellInsurer', { toldAt })).toMatchObject({ deadlineAt, deadline })
  })

  test('пояснение называет момент отсчёта местным временем', () => {
    expect(termOf('tellInsurer', {}).from).toBe(
      '24 часа с 09.03.2026, 14:30 — работодателю стало известно о случае',
    )
    expect(termOf('tellInsurer', { timeZone: 'Asia/Vladivostok' }).from).toContain('09.03.2026, 21:30')
  })
})

describe('24 часа — семь адресов, форма № 1 (ТК РФ, ст. 228.1, ч. 1)', () => {
  test.each([
    ['easyGroup', '2026-03-10T11:30:00Z'],
    ['serious', '2026-03-10T11:30:00Z'],
    ['seriousGroup', '2026-03-10T11:30:00Z'],
    ['fatal', '2026-03-10T11:30:00Z'],
    ['fatalGroup', '2026-03-10T11:30:00Z'],
  ] as const)('%s: до %s', (degree, deadlineAt) => {
    expect(termOf('notifyAuthorities', { degree })).toMatchObject({ deadlineAt })
  })

  test.each([
    ['в пятницу: суббота не продлевает', '2026-03-13T17:00:00Z', '2026-03-14T17:00:00Z', '2026-03-14'],
    ['конец месяца', '2026-04-30T06:00:00Z', '2026-05-01T06:00:00Z', '2026-05-01'],
    ['конец года', '2026-12-31T18:00:00Z', '2027-01-01T18:00:00Z', '2027-01-01'],
  ])('%s', (_name, toldAt, deadlineAt, deadline) => {
    const term = termOf('notifyAuthorities', { degree: 'fatal', toldAt })
    expect(term).toMatchObject({ deadlineAt, deadline })
    expect(term.from).not.toContain('нерабочий')
  })

  test('о лёгком одиночном не извещают', () => {
    expect(findStep(lightCase(), NOW, 'notifyAuthorities')).toBeNull()
  })

  test('узнали через сутки — от того часа, когда узнали', () => {
    const told = { degree: 'serious', toldAt: '2026-03-10T15:00:00Z' } as const
    expect(termOf('notifyAuthorities', told)).toMatchObject({ deadlineAt: '2026-03-11T15:00:00Z' })
  })
})

describe('трое суток — о случае, ставшем тяжёлым (ТК РФ, ст. 228.1, ч. 5)', () => {
  const worse = (knownAt: string, degree: CourseFacts['degree'] = 'serious') =>
    ({ degree, worsening: { from: 'easy', knownAt } }) as const

  test.each([
    ['через неделю', '2026-03-16T06:00:00Z', '2026-03-19T06:00:00Z'],
    ['перед выходными: сутки идут и в них', '2026-03-13T06:00:00Z', '2026-03-16T06:00:00Z'],
    ['конец месяца', '2026-03-30T06:00:00Z', '2026-04-02T06:00:00Z'],
    ['конец года', '2026-12-30T06:00:00Z', '2027-01-02T06:00:00Z'],
  ])('%s', (_name, knownAt, deadlineAt) => {
    expect(termOf('notifyWorsened', worse(knownAt))).toMatchObject({ deadlineAt })
    expect(findStep(lightCase(worse(knownAt)), NOW, 'notifyAuthorities')).toBeNull()
  })

  test('стал тяжёлым в первые сутки — извещение в обычные 24 часа', () => {
    const facts = worse('2026-03-10T06:00:00Z')
    expect(findStep(lightCase(facts), NOW, 'notifyWorsened')).toBeNull()
    expect(termOf('notifyAuthorities', facts)).toMatchObject({ deadlineAt: '2026-03-10T11:30:00Z' })
  })

  test('тяжёлый стал смертельным: первое извещение остаётся, за ним второе', () => {
    const facts = {
      degree: 'fatal',
      worsening: { from: 'serious', knownAt: '2026-03-20T06:00:00Z' },
    } as const
    expect(termOf('notifyAuthorities', facts)).toMatchObject({ deadlineAt: '2026-03-10T11:30:00Z' })
    expect(termOf('notifyWorsened', facts)).toMatchObject({ deadlineAt: '2026-03-23T06:00:00Z' })
  })
})

describe('приказ о комиссии — незамедлительно (ТК РФ, ст. 229, ч. 1)', () => {
  test.each([
    ['узнали', {}, '2026-03-10'],
    ['узнали через сутки', { toldAt: '2026-03-10T11:30:00Z' }, '2026-03-11'],
    ['заявление пострадавшего', { applicationOn: '2026-04-30' }, '2026-05-01'],
    ['узнали в пятницу вечером', { toldAt: '2026-03-13T17:00:00Z' }, '2026-03-14'],
    ['узнали в последний день года', { toldAt: '2026-12-31T06:00:00Z' }, '2027-01-01'],
  ])('%s: до %s', (_name, changes, deadline) => {
    const term = termOf('commissionOrder', { ...orderedOn(null), ...changes })
    expect(term.deadline).toBe(deadline)
    expect(term.from, 'сутки — не срок закона: ст. 14 их не переносит').not.toContain('нерабочий')
  })
})

describe('3 календарных дня расследования, день приказа — первый (ТК РФ, ст. 229.1, ч. 1; 223н, п. 22)', () => {
  test.each([
    ['easy', '2026-03-10', '2026-03-12', 'первый день считается'],
    ['easyGroup', '2026-03-10', '2026-03-12', 'лёгкий групповой — те же три дня'],
    ['easy', '2026-03-13', '2026-03-15', 'кончается в воскресенье'],
    ['easy', '2026-03-30', '2026-04-01', 'конец месяца'],
    ['easy', '2026-12-30', '2027-01-01', 'конец года'],
    ['easy', '2028-02-27', '2028-02-29', 'високосный февраль'],
  ] as const)('%s, приказ %s → %s (%s)', (degree, order, deadline, _why) => {
    for (const key of ['inspectScene', 'questionVictim', 'classify', 'accidentAct', 'approveAct'] as const)
      expect(termOf(key, { degree, ...orderedOn(order) }).deadline).toBe(deadline)
  })

  test('нерабочий последний день: показан строгий, сказано, куда он переходит (ТК РФ, ст. 14, ч. 4)', () => {
    expect(termOf('classify', orderedOn('2026-03-13')).from).toBe(
      '3 календарных дня, день 13.03.2026 (приказ о комиссии) — первый. 15.03.2026 — нерабочий день: по ч. 4 ст. 14 ТК РФ последним днём срока считается ближайший рабочий, 16.03.2026, но надёжнее успеть раньше',
    )
    expect(termOf('classify', orderedOn('2026-12-30')).from).toContain('11.01.2027')
  })

  test.each([
    ['2026-05-07', '12.05.2026', '11 мая — выходной, перенесённый с 9 мая'],
    ['2026-01-01', '12.01.2026', '9 января — выходной по постановлению Правительства'],
    ['2024-12-27', '09.01.2025', '30 и 31 декабря 2024 — выходные по постановлению Правительства'],
  ])('приказ %s: ближайший рабочий день — %s (%s)', (order, next) => {
    expect(termOf('classify', orderedOn(order)).from).toContain(`ближайший рабочий, ${next}`)
  })

  test('года календарь не знает — это сказано рядом с днём', () => {
    expect(termOf('classify', orderedOn('2028-12-29')).from).toContain('продукту не известны')
  })

  test('региональный день тоже переносит', () => {
    const calendar = productionCalendar([], ['2026-03-16'])
    expect(termOf('classify', { ...orderedOn('2026-03-13'), calendar }).from).toContain('17.03.2026')
  })

  test('без приказа срока нет', () => {
    expect(termOf('inspectScene', orderedOn(null))).toEqual({
      deadline: null,
      deadlineAt: null,
      from: '3 календарных дня со дня приказа о комиссии, которого ещё нет',
    })
  })
})

describe('15 календарных дней (ТК РФ, ст. 229.1, ч. 1; 223н, п. 22)', () => {
  test.each([
    ['serious', '2026-03-10', '2026-03-24', 'первый день считается'],
    ['seriousGroup', '2026-03-10', '2026-03-24', 'групповой тяжёлый'],
    ['fatal', '2026-03-14', '2026-03-28', 'кончается в субботу'],
    ['fatalGroup', '2026-03-20', '2026-04-03', 'конец месяца'],
    ['serious', '2026-12-20', '2027-01-03', 'конец года'],
  ] as const)('%s, приказ %s → %s (%s)', (degree, order, deadline, _why) => {
    expect(termOf('approveAct', { degree, ...orderedOn(order) }).deadline).toBe(deadline)
  })

  const turned = (knownAt: string, changeOrderDate: string | null) =>
    termOf('classify', {
      degree: 'serious',
      worsening: { from: 'easy', knownAt },
      commission: { members: 3, orderDate: '2026-03-10', changeOrderDate },
    })

  test.each([
    ['в три первых дня — от первого приказа', '2026-03-12T06:00:00Z', '2026-03-12', '2026-03-24'],
    ['в последний час третьего дня — от первого', '2026-03-12T20:59:00Z', '2026-03-13', '2026-03-24'],
    ['четвёртого дня по местному времени — от нового', '2026-03-12T21:00:00Z', '2026-03-13', '2026-03-27'],
    ['позже — от приказа о новой комиссии', '2026-03-20T06:00:00Z', '2026-03-21', '2026-04-04'],
    ['позже, новой комиссии ещё нет', '2026-03-20T06:00:00Z', null, null],
  ])('лёгкий стал тяжёлым %s', (_name, knownAt, change, deadline) => {
    expect(turned(knownAt, change).deadline).toBe(deadline)
  })

  const late = { knownAt: '2026-03-20T06:00:00Z' }
  const ordered = (orderDate: string | null) => ({
    commission: { members: 3, orderDate, changeOrderDate: '2026-03-21' },
  })
  test.each<[string, Partial<CourseFacts>, string | null]>([
    [
      'тяжёлый стал смертельным: комиссия прежняя',
      { degree: 'fatal', worsening: { from: 'serious', ...late }, ...ordered('2026-03-10') },
      '2026-03-24',
    ],
    [
      'лёгкий стал групповым: комиссия прежняя',
      { degree: 'easyGroup', worsening: { from: 'easy', ...late }, ...ordered('2026-03-10') },
      '2026-03-12',
    ],
    [
      'лёгкий групповой стал смертельным: комиссия новая',
      { degree: 'fatalGroup', worsening: { from: 'easyGroup', ...late }, ...ordered('2026-03-10') },
      '2026-04-04',
    ],
    [
      'первого приказа нет: считать не от чего',
      { degree: 'serious', worsening: { from: 'easy', ...late }, ...ordered(null) },
      null,
    ],
  ])('%s', (_case, changes, deadline) => {
    expect(termOf('classify', changes).deadline).toBe(deadline)
  })
})

describe('один месяц по заявлению пострадавшего (ТК РФ, ст. 229.1, ч. 2; 223н, п. 24)', () => {
  test.each([
    ['easy', '2026-03-10', '2026-04-10', 'о случае умолчали'],
    ['serious', '2026-03-10', '2026-04-10', 'и для тяжёлого месяц, а не 15 дней'],
    ['easy', '2026-01-31', '2026-02-28', 'в феврале нет 31-го (ТК РФ, ст. 14, ч. 3)'],
    ['easy', '2026-12-15', '2027-01-15', 'конец года'],
    ['easy', '2026-03-11', '2026-04-11', 'кончается в субботу'],
    ['easy', '2026-12-31', '2027-01-31', 'последний день года'],
    ['easyGroup', '2026-02-28', '2026-03-28', 'не последний день марта, а то же число'],
    ['fatal', '2028-01-30', '2028-02-29', 'високосный февраль'],
  ] as const)('%s, заявление %s → %s (%s)', (degree, applicationOn, deadline, _why) => {
    expect(termOf('classify', { degree, applicationOn, ...orderedOn('2026-04-01') }).deadline).toBe(deadline)
  })

  test('кончается в праздники: показан строгий день и ближайший рабочий (ТК РФ, ст. 14, ч. 4)', () => {
    const term = termOf('classify', { applicationOn: '2026-12-05' })
    expect(term.deadline).toBe('2027-01-05')
    expect(term.from).toContain('ближайший рабочий, 11.01.2027')
  })
})

describe('продление (ТК РФ, ст. 229.1, ч. 3; 223н, п. 19)', () => {
  const extension = { until: '2026-03-27', decidedAt: '2026-03-11T07:00:00Z' }

  test('новый последний день виден у шагов расследования', () => {
    const term = termOf('approveAct', { extension })
    expect(term).toMatchObject({ deadline: '2026-03-27' })
    expect(term.from).toContain('без продления — 12.03.2026')
  })

  test.each([
    ['выходной', '2026-03-15'],
    ['конец месяца', '2026-03-31'],
    ['конец года', '2027-01-01'],
  ])('день назван решением и не переносится: %s', (_name, until) => {
    const term = termOf('classify', { extension: { ...extension, until }, ...orderedOn('2026-03-10') })
    expect(term.deadline).toBe(until)
    expect(term.from).not.toContain('нерабочий')
  })

  test.each([
    ['уведомить за 24 часа', '2026-03-11T07:00:00Z', '2026-03-12T07:00:00Z'],
    ['решили в пятницу', '2026-03-13T07:00:00Z', '2026-03-14T07:00:00Z'],
    ['решили в последний день года', '2026-12-31T07:00:00Z', '2027-01-01T07:00:00Z'],
  ])('%s', (_name, decidedAt, deadlineAt) => {
    expect(termOf('extension', { extension: { ...extension, decidedAt } })).toMatchObject({ deadlineAt })
  })
})

describe('3 календарных дня после утверждения акта (ТК РФ, ст. 230, 230.1; 223н, п. 30)', () => {
  test.each([
    ['2026-03-12', '2026-03-15', 'день утверждения не считается, кончается в воскресенье'],
    ['2026-03-30', '2026-04-02', 'конец месяца'],
    ['2026-12-30', '2027-01-02', 'конец года'],
    ['2028-02-26', '2028-02-29', 'високосный февраль'],
  ])('утверждён %s → %s (%s)', (approveAct, deadline) => {
    const marks = doneOnDays({ approveAct })
    expect(termOf('handOver', { marks }).deadline).toBe(deadline)
    expect(termOf('sendInsurer', { marks }).deadline).toBe(deadline)
    expect(termOf('sendAuthorities', { marks, degree: 'fatal' }).deadline).toBe(deadline)
  })

  test('последний день — воскресенье: сказано, какой рабочий день последний', () => {
    const { from } = termOf('handOver', { marks: doneOnDays({ approveAct: '2026-03-12' }) })
    expect(from).toContain('15.03.2026 — нерабочий день')
    expect(from).toContain('16.03.2026')
  })
})

describe('сообщение о последствиях, форма № 10 (223н, п. 33)', () => {
  const victim = { standing: 'employee', sickLeaveFrom: '2026-03-09', died: false } as const
  const healed = (sickLeaveTo: string | null, finalDiagnosisDate: string | null) => ({
    sickLeaveTo,
    finalDiagnosisDate,
    ...victim,
  })
  const marks = doneOnDays({ approveAct: '2026-03-12' })

  test.each([
    ['последней пришла справка 316/у', [healed('2026-03-20', '2026-03-25')], '2026-04-04'],
    ['последним кончился больничный', [healed('2026-03-31', '2026-03-25')], '2026-04-10'],
    [
      'двое: ждут того, кто болел дольше',
      [healed('2026-03-20', '2026-03-21'), healed('2026-04-20', '2026-04-21')],
      '2026-05-01',
    ],
    ['конец года', [healed('2026-12-25', '2026-12-28')], '2027-01-07'],
    [
      'первый день больничного не внесён',
      [{ ...healed('2026-03-31', '2026-03-25'), sickLeaveFrom: null }],
      '2026-04-10',
    ],
    ['больничный не закрыт', [healed(null, '2026-03-25')], null],
    ['справки нет', [healed('2026-03-20', null)], null],
  ])('10 дней: %s', (_name, victims, deadline) => {
    expect(termOf('consequences', { marks, victims }).deadline).toBe(deadline)
  })

  test('последним утвердили акт', () => {
    const late = doneOnDays({ approveAct: '2026-05-04' })
    const victims = [healed('2026-03-20', '2026-03-25')]
    expect(termOf('consequences', { marks: late, victims }).deadline).toBe('2026-05-14')
  })

  test.each([
    ['2026-03-12', '2026-04-12'],
    ['2026-01-31', '2026-02-28'],
    ['2026-12-31', '2027-01-31'],
  ])('смертельный: месяц по завершении, %s → %s', (approveAct, deadline) => {
    const facts = { degree: 'fatal', marks: doneOnDays({ approveAct }) } as const
    expect(termOf('consequences', facts).deadline).toBe(deadline)
  })
})

test.each([
  ['2026-03-09T11:30:00Z', '2026-09-09'],
  ['2026-08-31T11:30:00Z', '2027-02-28'],
  ['2026-06-30T21:30:00Z', '2027-01-01'],
])(
  'внеплановая спецоценка: шесть месяцев со дня случая, %s → %s (426-ФЗ, ст. 17, ч. 2)',
  (occurredAt, deadline) => {
    expect(termOf('sout', { occurredAt }).deadline).toBe(deadline)
  },
)

test.each(['medicalReport', 'sortDegree'] as const)(
  '%s: совет — сутки, и сказано, что закон срока не назвал',
  (key) => {
    const term = termOf(key, {})
    expect(term.deadlineAt).toBe('2026-03-10T11:30:00Z')
    expect(term.from).toContain('Срок не назван в законе')
  },
)

test.each(['firstAid', 'keepScene', 'tellHead', 'journal', 'acquaint', 'measures', 'keep'] as const)(
  '%s: закон не даёт последнего дня, и сказано, когда делать',
  (key) => {
    const term = termOf(key, {})
    expect(term).toMatchObject({ deadline: null, deadlineAt: null })
    expect(term.from).not.toBe('')
  },
)
