import { describe, expect, test } from 'vitest'
import { medicalLine } from '../testing/medical-lines.ts'
import { CLEANER, DRIVER, subject, WELDER } from '../testing/subjects.ts'
import { proposeForJobs } from './propose.ts'
import { isSharedByJobs } from './shared-by-jobs.ts'

const TODAY = '2026-11-23'

function asked(jobs: readonly Parameters<typeof subject>[0][], declined: readonly string[] = []) {
  const subjects = jobs.map((job, index) => subject({ employeeId: index + 1, ...job }))
  const isDeclined = ({ employeeId }: { employeeId: number }, rule: string) =>
    employeeId === 1 && declined.includes(rule)
  return proposeForJobs(subjects, medicalLine, TODAY, isDeclined).map(({ obligations }) =>
    obligations.map(({ action, rule }) => (action === 'close' ? `-${rule}` : rule)),
  )
}

test.each([
  ['training.general', true],
  ['training.first-aid', true],
  ['training.first-aid-instructor', true],
  ['training.hazardous-9', true],
  ['training.methods', false],
  ['training.ppe-use', false],
  ['training.electrical-2', false],
  ['medical.6.1', true],
  ['medical.minor', true],
  ['medical.psychiatric', false],
  ['briefing.introductory', false],
  ['ppe.gloves', false],
  ['sout', false],
  ['никакое', false],
])('%s — общее у всех работ: %s', (rule, isShared) => {
  expect(isSharedByJobs(rule)).toBe(isShared)
})

describe('две работы одного человека', () => {
  test('инструктаж спрошен в каждой, первая помощь — в первой', () => {
    const [first = [], second = []] = asked([{ profile: DRIVER }, { profile: DRIVER }])
    for (const rules of [first, second]) expect(rules).toContain('briefing.initial')
    expect([first.includes('training.first-aid'), second.includes('training.first-aid')]).toEqual([
      true,
      false,
    ])
    expect([first.includes('training.methods'), second.includes('training.methods')]).toEqual([true, true])
  })

  test('что ведётся в одной работе, в другой не спрошено, хотя бы та была первой', () => {
    const [first = []] = asked([
      { profile: DRIVER },
      { profile: DRIVER, rules: new Set(['training.first-aid']) },
    ])
    expect(first).not.toContain('training.first-aid')
  })

  test('вычеркнутое в первой работе спрошено во второй', () => {
    const [, second = []] = asked([{ profile: DRIVER }, { profile: DRIVER }], ['training.first-aid'])
    expect(second).toContain('training.first-aid')
  })

  test('осмотр по фактору не снимается, пока его требует другая работа', () => {
    const held = { profile: CLEANER, rules: new Set(['medical.6.1']) }
    expect(asked([held])[0]).toContain('-medical.6.1')
    expect(asked([held, { profile: WELDER }])[0]).not.toContain('-medical.6.1')
    expect(asked([held, { profile: CLEANER }])[0]).toContain('-medical.6.1')
  })

  test('первая помощь инструктора в одной работе отвечает и за обычную в другой', () => {
    const [first = []] = asked([
      { profile: DRIVER },
      { profile: DRIVER, rules: new Set(['training.first-aid-instructor']) },
    ])
    expect(first).not.toContain('training.first-aid')
  })

  test('СИЗ своей работы снимаются, хотя их требует другая', () => {
    const [first = []] = asked([{ profile: CLEANER, rules: new Set(['ppe.gloves']) }, { profile: DRIVER }])
    expect(first).toContain('-ppe.gloves')
  })

  test('вычеркнутое в единственной работе не спрошено больше нигде, но и не скрыто', () => {
    const [first = []] = asked([{ profile: DRIVER }], ['training.first-aid'])
    expect(first).toContain('training.first-aid')
  })

  test('три работы: спрошено один раз', () => {
    const all = asked([{ profile: DRIVER }, { profile: DRIVER }, { profile: DRIVER }]).flat()
    expect(all.filter((rule) => rule === 'training.first-aid')).toHaveLength(1)
    expect(all.filter((rule) => rule === 'training.methods')).toHaveLength(3)
  })

  test('переведённому обучение предлагают заново, хотя в этой же работе оно есть', () => {
    const rules = new Set(['training.hazardous-9'])
    const [first = []] = asked([{ profile: WELDER, rules, transfer: { on: '2026-11-01', before: rules } }])
    expect(first).toContain('training.hazardous-9')
  })

  test('одна работа: то же, что без второй', () => {
    expect(asked([{ profile: WELDER }])[0]).toContain('training.hazardous-9')
  })
})
