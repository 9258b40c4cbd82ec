import { describe, expect, test } from 'vitest'
import { doneOnDays, lightCase, NO_MARK, orderedOn } from '../../testing/incident-facts.ts'
import { STEP_KEYS, type StepKey } from '../incident-sets.ts'
import { findStep } from './course.ts'
import type { CourseFacts, StateInspection } from './facts.ts'
import { extensionProblem } from './investigation.ts'

const NOW = { now: '2026-03-09T12:00:00Z', today: '2026-03-09' }
const EVERY_STEP_DONE = new Map(STEP_KEYS.map((key) => [key, { ...NO_MARK, completionDate: '2026-03-10' }]))

function termOf(key: StepKey, changes: Partial<CourseFacts>) {
  const step = findStep(lightCase(changes), NOW, key)
  if (step === null) throw new Error(`no step ${key}`)
  return step.term
}

function inspection(own: Partial<StateInspection> = {}): Pick<CourseFacts, 'inspection'> {
  return {
    inspection: {
      ground: 'complaint',
      decidedOn: '2026-03-16',
      concludedOn: null,
      prescriptionDue: null,
      ...own,
    },
  }
}

const AT_ONCE = 'Немедленно: закон не даёт на это часов'
const OWN_RULES = 'В срок, который назван в акте или в правилах организации'
const THREE_DAYS = '3 календарных дня после завершения расследования — дня утверждения акта'

describe('срок, которому закон не даёт дня, — словами', () => {
  test.each<[StepKey, string, Partial<CourseFacts>?]>([
    ['firstAid', AT_ONCE],
    ['keepScene', 'До начала расследования'],
    ['tellHead', AT_ONCE],
    ['tellRelatives', AT_ONCE],
    ['tellOtherEmployer', 'Сразу: дня для этого закон не называет'],
    ['joinCommission', 'Как только другой работодатель образует комиссию: срок в законе не назван'],
    [
      'commissionChange',
      'Сразу, как стало известно о тяжести; отозванного члена комиссии меняют за 24 часа после письма',
    ],
    ['receiveAct', 'После того, как комиссия другого работодателя утвердит акт'],
    ['journal', 'Сразу после утверждения акта: срок в законе не назван'],
    ['acquaint', OWN_RULES],
    ['riskReview', OWN_RULES],
    ['measures', OWN_RULES],
    ['prescription', 'В срок, который назван в предписании'],
    ['prescription', 'В срок, который назван в предписании', inspection()],
    ['finalDiagnosis', 'По окончании лечения'],
    ['keep', 'После завершения расследования'],
    [
      'accidentAct',
      'Сразу по получении заключения инспектора: дня закон не называет',
      inspection({ concludedOn: '2026-03-18' }),
    ],
  ])('%s: %s', (key, from, changes = {}) => {
    const term = termOf(key, { marks: EVERY_STEP_DONE, ...changes })
    expect(term).toEqual({ deadline: null, deadlineAt: null, from })
  })

  const worsening = { from: 'easy', knownAt: '2026-03-20T06:00:00Z' } as const
  test.each<[string, StepKey, Partial<CourseFacts>, string]>([
    [
      'приказа о комиссии нет',
      'classify',
      orderedOn(null),
      '3 календарных дня со дня приказа о комиссии, которого ещё нет',
    ],
    [
      'приказа нет, тяжёлый',
      'classify',
      { degree: 'serious', ...orderedOn(null) },
      '15 календарных дней со дня приказа о комиссии, которого ещё нет',
    ],
    [
      'нового состава нет',
      'classify',
      { degree: 'serious', worsening },
      '15 календарных дней со дня приказа о новом составе комиссии, которого ещё нет',
    ],
    [
      'решения инспектора нет',
      'inspectorConclusion',
      inspection({ decidedOn: null }),
      '3 календарных дня со дня решения инспектора, которого ещё нет',
    ],
    [
      'решения нет, тяжёлый',
      'inspectorConclusion',
      { degree: 'serious', ...inspection({ decidedOn: null }) },
      '15 календарных дней со дня решения инспектора, которого ещё нет',
    ],
    [
      'решения нет, было заявление',
      'inspectorConclusion',
      { applicationOn: '2026-03-12', ...inspection({ decidedOn: null }) },
      'Один месяц со дня решения инспектора, которого ещё нет',
    ],
    ['акт не утверждён', 'handOver', {}, THREE_DAYS],
    ['акт не утверждён', 'sendInsurer', {}, THREE_DAYS],
    ['акт не утверждён', 'sendAuthorities', { degree: 'serious' }, THREE_DAYS],
    [
      'акт не утверждён',
      'consequences',
      {},
      '10 календарных дней после конца больничного, завершения расследования и справки 316/у',
    ],
    [
      'акт не утверждён, смертельный',
      'consequences',
      { degree: 'fatal' },
      'В течение месяца по завершении расследования',
    ],
  ])('считать пока не от чего, %s: %s', (_case, key, changes, from) => {
    expect(termOf(key, changes)).toEqual({ deadline: null, deadlineAt: null, from })
  })
})

describe('от чего посчитан срок', () => {
  const marks = doneOnDays({ approveAct: '2026-03-16' })
  const worsening = { from: 'easy', knownAt: '2026-03-20T06:00:00Z' } as const
  const healed = {
    standing: 'employee',
    sickLeaveFrom: '2026-03-09',
    sickLeaveTo: '2026-03-20',
    finalDiagnosisDate: '2026-03-20',
    died: false,
  } as const

  test.each<[StepKey, Partial<CourseFacts>, string]>([
    [
      'medicalReport',
      {},
      '24 часа с 09.03.2026, 14:30 — работодателю стало известно о случае. Срок не назван в законе: за сутки надо знать, не пора ли посылать извещение',
    ],
    [
      'notifyWorsened',
      { degree: 'serious', worsening },
      '3 суток (72 часа) с 20.03.2026, 09:00 — стало известно, что случай тяжелее',
    ],
    [
      'extension',
      { extension: { until: '2026-03-27', decidedAt: '2026-03-11T07:00:00Z' } },
      '24 часа с 11.03.2026, 10:00 — председатель решил продлить срок',
    ],
    [
      'commissionOrder',
      {},
      'Незамедлительно, часов закон не называет; здесь — за сутки. 24 часа с 09.03.2026, 14:30 — работодателю стало известно о случае',
    ],
    [
      'commissionOrder',
      { applicationOn: '2026-04-29' },
      'Незамедлительно, часов закон не называет; здесь — за сутки: заявление поступило 29.04.2026',
    ],
    [
      'classify',
      { applicationOn: '2026-03-10' },
      'Один месяц с 10.03.2026 (поступило заявление пострадавшего)',
    ],
    [
      'classify',
      {
        degree: 'serious',
        worsening,
        commission: { members: 3, orderDate: '2026-03-10', changeOrderDate: '2026-03-23' },
      },
      '15 календарных дней, день 23.03.2026 (приказ о новом составе комиссии) — первый',
    ],
    [
      'classify',
      { extension: { until: '2026-03-27', decidedAt: '2026-03-11T07:00:00Z' } },
      'Срок продлён решением председателя; без продления — 12.03.2026',
    ],
    [
      'inspectorConclusion',
      inspection(),
      '3 календарных дня, день 16.03.2026 (решение инспектора о расследовании) — первый',
    ],
    [
      'inspectorConclusion',
      { applicationOn: '2026-03-10', ...inspection() },
      'Один месяц с 16.03.2026 (решение инспектора о расследовании)',
    ],
    [
      'inspectorConclusion',
      { extension: { until: '2026-03-30', decidedAt: '2026-03-18T07:00:00Z' }, ...inspection() },
      'Инспектор продлил срок; без продления — 18.03.2026',
    ],
    ['handOver', { marks }, '3 календарных дня после 16.03.2026 (расследование завершено)'],
    ['sout', {}, '6 месяцев со дня несчастного случая'],
    ['prescription', inspection({ prescriptionDue: '2026-04-20' }), 'Срок назван в предписании'],
    [
      'consequences',
      { marks, victims: [healed] },
      '10 календарных дней после 20.03.2026 (последнее из трёх: акт, конец больничного, справка 316/у)',
    ],
    ['consequences', { marks, degree: 'fatal' }, 'Один месяц с 16.03.2026 (расследование завершено)'],
  ])('%s, %j: %s', (key, changes, from) => {
    expect(termOf(key, changes).from).toBe(from)
  })

  test('продлевать нечего, пока срок не считается', () => {
    const extension = { until: '2026-03-27', decidedAt: '2026-03-11T07:00:00Z' }
    expect(termOf('classify', { extension, ...orderedOn(null) }).deadline).toBeNull()
    expect(extensionProblem(lightCase(orderedOn(null)), '2026-03-27')).toBe(
      'Сначала внесите приказ о комиссии: срок считается с него',
    )
  })
})
