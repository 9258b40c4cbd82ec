import { describe, expect, test } from 'vitest'
import { doneOnDays, lightCase, NO_MARK, orderedOn } from '../../testing/incident-facts.ts'
import type { StepKey } from '../incident-sets.ts'
import { standingWarnings } from '../standing-warnings.ts'
import { investigatorOf, type VictimStanding } from '../victim-standings.ts'
import { courseOf, findStep } from './course.ts'
import type { CourseFacts, StateInspection } from './facts.ts'

const NOW = { now: '2026-03-10T09:00:00Z', today: '2026-03-10' }
const keysOf = (changes: Partial<CourseFacts>) => courseOf(lightCase(changes), NOW).map(({ key }) => key)
const victimsIn = (...standings: VictimStanding[]): Pick<CourseFacts, 'victims'> => ({
  victims: standings.map((standing) => ({
    standing,
    sickLeaveFrom: null,
    sickLeaveTo: null,
    finalDiagnosisDate: null,
    died: false,
  })),
})
const inspection = (own: Partial<StateInspection> = {}): Pick<CourseFacts, 'inspection'> => ({
  inspection: {
    ground: 'hidden',
    decidedOn: '2026-03-16',
    concludedOn: null,
    prescriptionDue: null,
    ...own,
  },
})

describe('кто расследует (ТК РФ, ст. 229, 229.3; приказ № 223н, п. 17)', () => {
  test.each([
    ['наш работник', 'serious', ['employee'], 'commission'],
    ['наш, работал на чужой территории', 'easy', ['employeeAway'], 'commission'],
    ['направлен к нам', 'fatal', ['sentHere'], 'commission'],
    ['наш, направлен к другому', 'easy', ['employeeSent'], 'otherEmployer'],
    ['чужой на нашей территории', 'serious', ['onOurSite'], 'otherEmployer'],
    ['чужой и наш вместе', 'easyGroup', ['onOurSite', 'employee'], 'commission'],
    ['по гражданско-правовому договору, лёгкий', 'easy', ['civilContract'], 'commission'],
    ['по гражданско-правовому договору, тяжёлый', 'serious', ['civilContract'], 'inspector'],
    ['по договору и чужой, смертельный', 'fatalGroup', ['civilContract', 'onOurSite'], 'inspector'],
    ['по договору и наш, тяжёлый', 'seriousGroup', ['civilContract', 'employee'], 'commission'],
  ] as const)('%s', (_name, degree, standings, investigator) => {
    expect(investigatorOf(lightCase({ degree, ...victimsIn(...standings) }))).toBe(investigator)
  })

  test('решение инспектора — его расследование, кто бы ни пострадал', () => {
    expect(investigatorOf(lightCase(inspection()))).toBe('inspector')
  })
})

describe('расследует инспектор', () => {
  test('комиссии нет, есть заключение по форме № 7', () => {
    const keys = keysOf({ ...orderedOn(null), ...inspection() })
    for (const key of ['commissionOrder', 'inspectScene', 'classify', 'meeting', 'sendAuthorities'] as const)
      expect(keys).not.toContain(key)
    for (const key of ['inspectorConclusion', 'collectMaterials', 'accidentAct', 'handOver'] as const)
      expect(keys).toContain(key)
    for (const key of ['firstAid', 'tellInsurer', 'acquaint', 'keep'] as const) expect(keys).toContain(key)
  })

  test.each([
    ['лёгкий — 3 дня, день решения первый', {}, {}, '2026-03-18'],
    ['тяжёлый — 15 дней', { degree: 'serious' }, {}, '2026-03-30'],
    ['по заявлению — месяц', { applicationOn: '2026-03-12' }, {}, '2026-04-16'],
    ['решения ещё нет', {}, { decidedOn: null }, null],
  ] as const)('срок (п. 20.5): %s', (_name, facts, own, deadline) => {
    const step = findStep(lightCase({ ...facts, ...inspection(own) }), NOW, 'inspectorConclusion')
    expect(step?.term.deadline).toBe(deadline)
  })

  test('акт — только по заключению; составленный раньше составляют заново (п. 20.9)', () => {
    const marks = doneOnDays({ accidentAct: '2026-03-12', approveAct: '2026-03-12' })
    const before = lightCase({ marks, ...inspection() })
    expect(findStep(lightCase(inspection()), NOW, 'accidentAct')?.blockedBy).toMatch(/заключение/)
    expect(findStep(before, NOW, 'approveAct')?.state).toBe('done')
    const concluded = lightCase({ marks, ...inspection({ concludedOn: '2026-03-18' }) })
    expect(findStep(concluded, NOW, 'inspectorConclusion')).toMatchObject({
      state: 'done',
      completionDate: '2026-03-18',
    })
    expect(findStep(concluded, NOW, 'accidentAct')).toMatchObject({ state: 'open', completionDate: null })
    const redone = lightCase({
      marks: doneOnDays({ accidentAct: '2026-03-19', approveAct: '2026-03-19' }),
      ...inspection({ concludedOn: '2026-03-18' }),
    })
    expect(findStep(redone, NOW, 'handOver')?.term.deadline).toBe('2026-03-22')
  })

  test.each<[StepKey, Partial<CourseFacts>]>([
    ['investigationAct', { isWorkRelated: false }],
    ['accidentAct', {}],
    ['approveAct', {}],
    ['handOver', {}],
    ['sendInsurer', {}],
    ['journal', {}],
  ])('%s: сделано до заключения — делают заново, в его день и позже — сделано (п. 20.9)', (key, changes) => {
    const doneOn = (day: string) => {
      const concluded = inspection({ concludedOn: '2026-03-18' })
      return findStep(lightCase({ marks: doneOnDays({ [key]: day }), ...concluded, ...changes }), NOW, key)
        ?.completionDate
    }
    expect([doneOn('2026-03-17'), doneOn('2026-03-18'), doneOn('2026-03-19')]).toEqual([
      null,
      '2026-03-18',
      '2026-03-19',
    ])
  })

  test('материалы, собранные до заключения, и отметка «не требуется» остаются', () => {
    const marks = new Map([
      ...doneOnDays({ collectMaterials: '2026-03-12' }),
      ['handOver', { ...NO_MARK, notNeeded: true }] as const,
    ])
    const facts = lightCase({ marks, ...inspection({ concludedOn: '2026-03-18' }) })
    expect(findStep(facts, NOW, 'collectMaterials')?.completionDate).toBe('2026-03-12')
    expect(findStep(facts, NOW, 'handOver')?.state).toBe('notNeeded')
  })

  test('комиссия работала раньше: её приказ остаётся виден', () => {
    const steps = courseOf(lightCase(inspection({ ground: 'additional' })), NOW)
    expect(steps.find(({ key }) => key === 'commissionOrder')).toMatchObject({
      isFormer: true,
      state: 'done',
    })
  })

  test('форма № 5 — только если с производством не связан', () => {
    expect(keysOf({ degree: 'serious', ...inspection() })).not.toContain('investigationAct')
    expect(keysOf({ degree: 'serious', isWorkRelated: false, ...inspection() })).toContain('investigationAct')
  })

  test('предписание — к своему дню', () => {
    expect(keysOf(inspection())).not.toContain('prescription')
    const facts = lightCase(inspection({ concludedOn: '2026-03-18', prescriptionDue: '2026-04-20' }))
    expect(findStep(facts, NOW, 'prescription')?.term.deadline).toBe('2026-04-20')
  })

  test('тяжёлый по гражданско-правовому договору: без решения заключения ждать рано', () => {
    const facts = lightCase({ degree: 'serious', ...victimsIn('civilContract') })
    expect(findStep(facts, NOW, 'inspectorConclusion')?.blockedBy).toMatch(/по заявлению/)
  })

  test.each([
    [null, 'Сначала внесите день решения инспектора'],
    ['2026-03-16', null],
  ])('день решения — %s: ждать заключения мешает %s', (decidedOn, reason) => {
    const facts = lightCase(inspection({ decidedOn }))
    expect(findStep(facts, NOW, 'inspectorConclusion')?.blockedBy).toBe(reason)
  })
})

describe('другой работодатель', () => {
  test('расследует он: участвуем и получаем акт, своей комиссии нет', () => {
    const keys = keysOf({ ...orderedOn(null), ...victimsIn('onOurSite') })
    for (const key of ['tellOtherEmployer', 'joinCommission', 'receiveAct', 'keep'] as const)
      expect(keys).toContain(key)
    for (const key of ['tellInsurer', 'commissionOrder', 'accidentAct', 'journal'] as const)
      expect(keys).not.toContain(key)
    expect(keysOf(victimsIn('employeeSent'))).toContain('tellInsurer')
  })

  test.each([
    ['лёгкий — дня закон не называет', 'easy', null],
    ['тяжёлый — за сутки, как и прочим адресатам', 'serious', '2026-03-10T11:30:00Z'],
  ] as const)('направившему работника: %s', (_name, degree, deadlineAt) => {
    const facts = lightCase({ degree, ...victimsIn('sentHere') })
    expect(findStep(facts, NOW, 'tellOtherEmployer')?.term.deadlineAt).toBe(deadlineAt)
  })

  test.each([
    ['акта ещё нет', {}, 'Сначала получите акт от другого работодателя'],
    ['акт получен', { receiveAct: '2026-03-20' }, null],
  ])('передать на хранение: %s', (_name, days, reason) => {
    const facts = lightCase({ marks: doneOnDays(days), ...victimsIn('onOurSite') })
    expect(findStep(facts, NOW, 'keep')?.blockedBy).toBe(reason)
  })

  test.each([
    ['направлен к нам и наш, направленный к другому', ['sentHere', 'employeeSent'], '2026-03-10T11:30:00Z'],
    ['никто к нам не направлен', ['employeeAway', 'employee'], null],
  ] as const)('двое, тяжёлый: %s', (_name, standings, deadlineAt) => {
    const facts = lightCase({ degree: 'seriousGroup', ...victimsIn(...standings) })
    expect(findStep(facts, NOW, 'tellOtherEmployer')?.term.deadlineAt).toBe(deadlineAt)
  })

  test.each([
    ['пострадавшие ещё не внесены', [], true],
    ['чужой и наш', ['sentHere', 'employee'], true],
    ['чужой и по договору', ['sentHere', 'civilContract'], false],
  ] as const)('сообщить в фонд обязательно, %s: %s', (_name, standings, required) => {
    expect(findStep(lightCase(victimsIn(...standings)), NOW, 'tellInsurer')?.required).toBe(required)
  })

  test('страхователь другой — в фонд сообщает он; по договору — если платятся взносы', () => {
    expect(keysOf(victimsIn('sentHere'))).not.toContain('tellInsurer')
    const facts = lightCase(victimsIn('civilContract'))
    expect(findStep(facts, NOW, 'tellInsurer')?.required).toBe(false)
  })
})

describe('предупреждения', () => {
  const victim = (standing: VictimStanding, organisation: string | null = 'ООО «Лес»') => ({
    fullname: 'Орлов Пётр Ильич',
    standing,
    organisation,
  })
  const told = (standing: VictimStanding, members: { organisation: string | null }[] = []) =>
    standingWarnings({ degree: 'easy', inspection: null, victims: [victim(standing)], members })

  test.each([
    ['employee', null, null],
    ['employeeSent', 'victims', /комиссия другого работодателя \(ООО «Лес»\)/],
    ['employeeAway', 'commission.members', /чья территория/],
    ['civilContract', 'victims', /порядка для лёгкого случая/],
    ['sentHere', 'commission.members', /представитель того, кто направил/],
    ['onOurSite', 'victims', /вы участвуете/],
  ] as const)('%s', (standing, field, message) => {
    const [warning] = told(standing)
    expect(warning?.field ?? null).toBe(field)
    if (message !== null) expect(warning?.message).toMatch(message)
  })

  test('представитель в комиссии — предупреждать не о чем', () => {
    expect(told('sentHere', [{ organisation: 'ООО «Лес», филиал' }])).toEqual([])
    expect(told('sentHere', [{ organisation: null }])).toHaveLength(1)
  })
})
