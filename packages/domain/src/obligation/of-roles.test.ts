import { describe, expect, test } from 'vitest'
import { propose, proposed, rulesOf } from '../testing/proposals.ts'
import { DRIVER, profile, subject } from '../testing/subjects.ts'
import { isAskedByRole } from './of-roles.ts'

const LABOUR_PROTECTION = 101
const INTRODUCTORY = 103
const MICROTRAUMA = 201
const FIRST_AID_KITS = 301
const ELECTRICITY = 501
const GROUP_ONE = 503
const NO_SUCH_ROLE = 9_999

const CENTRE = 'Обучение — только в учебном центре (п. 44).'

function appointed(...roleIds: number[]) {
  return { roles: roleIds.map((roleId) => ({ roleId, since: '2026-11-02' })) }
}

const trainingOf = (changes: Parameters<typeof propose>[0]) =>
  rulesOf(propose(changes).filter(({ action }) => action === 'add')).filter((rule) =>
    rule.startsWith('training.'),
  )

describe('чему учат назначенного', () => {
  test.each([
    ['ответственный за охрану труда', [101], ['general', 'methods', 'first-aid']],
    ['проводящий вводный инструктаж', [103], ['general', 'methods', 'first-aid-instructor']],
    ['председатель комиссии', [105], ['general', 'methods', 'first-aid', 'ppe-use']],
    ['за медосмотры', [107], []],
    ['за аптечки', [301], ['first-aid']],
    ['за аптечки и вводный инструктаж', [301, 103], ['first-aid-instructor', 'general', 'methods']],
    ['за пожарную безопасность', [401, 402], ['fire-safety']],
    ['за электрохозяйство', [501], ['electrical-4']],
    ['присваивающий группу I', [503], ['electrical-3']],
    ['и за электрохозяйство, и группу I: старшая группа заменяет младшую', [501, 503], ['electrical-4']],
    ['в обратном порядке', [503, 501], ['electrical-4']],
    ['такой роли нет', [NO_SUCH_ROLE], []],
  ] as const)('%s', (_who, roleIds, programmes) => {
    expect(trainingOf(appointed(...roleIds))).toEqual(programmes.map((programme) => `training.${programme}`))
  })

  test.each([
    ['группа III уже есть', ['training.electrical-3'], ['training.electrical-4']],
    ['группа IV уже есть', ['training.electrical-4'], []],
    ['группа V уже есть', ['training.electrical-5'], []],
  ])('двум ролям по электробезопасности: %s', (_what, rules, expected) => {
    expect(trainingOf({ ...appointed(ELECTRICITY, GROUP_ONE), rules: new Set(rules) })).toEqual(expected)
  })

  test.each([
    [[LABOUR_PROTECTION], 'training.general', true],
    [[LABOUR_PROTECTION], 'training.fire-safety', false],
    [[INTRODUCTORY], 'training.first-aid-instructor', true],
    [[INTRODUCTORY], 'training.first-aid', false],
    [[GROUP_ONE], 'training.electrical-3', true],
    [[], 'training.general', false],
  ] as const)('роли %j просят %s: %s', (roleIds, rule, isAsked) => {
    expect(isAskedByRole(subject(appointed(...roleIds)), rule)).toBe(isAsked)
  })
})

describe('первая помощь тех, кто инструктирует (ПП 2464, п. 33, подп. «а»)', () => {
  const AID = 'training.first-aid'
  const INSTRUCTOR = 'training.first-aid-instructor'

  test('до первого инструктажа: ко дню назначения инструктирующим, а не за 60 дней', () => {
    const roles = [
      { roleId: FIRST_AID_KITS, since: '2026-10-10' },
      { roleId: INTRODUCTORY, since: '2026-11-02' },
    ]
    expect(proposed({ roles }, INSTRUCTOR)).toMatchObject({
      name: 'Оказание первой помощи пострадавшим',
      facts: { programme: 'first-aid' },
      firstDeadline: '2026-11-02',
      askedSince: '2026-11-02',
      basis: {
        explanation: expect.stringMatching(
          /^Работник назначен: Ответственный за аптечки первой помощи; Проводящий вводный инструктаж\. /,
        ),
      },
    })
    expect(proposed({ roles: roles.slice(0, 1) }, AID)?.firstDeadline).toBe('2026-12-09')
  })

  test.each([
    ['обычная пройдена: второй раз не просят', [AID], [], undefined],
    ['обычная только записана: просят ту, что к сроку инструктажа', [AID], [AID], 'add'],
    ['своя уже записана', [INSTRUCTOR], [INSTRUCTOR], undefined],
  ] as const)('%s', (_what, rules, undone, action) => {
    const held = {
      ...appointed(INTRODUCTORY),
      rules: new Set<string>(rules),
      undone: new Set<string>(undone),
    }
    expect(proposed(held, INSTRUCTOR)?.action).toBe(action)
  })

  test('кто обучен как инструктор, того по должности второй раз не учат, остальному — учат', () => {
    const held = { profile: DRIVER, rules: new Set([INSTRUCTOR]) }
    expect(trainingOf(held)).toEqual(['training.methods', 'training.ppe-use'])
  })

  test('роль и должность просят первой помощи: просят одну, инструктора', () => {
    expect(trainingOf({ profile: DRIVER, ...appointed(INTRODUCTORY) })).toEqual([
      'training.general',
      'training.methods',
      INSTRUCTOR,
      'training.ppe-use',
    ])
  })
})

describe('слова об учебном центре (ПП 2464, п. 44)', () => {
  test.each([
    ['охрана труда, программа А', [LABOUR_PROTECTION], 'training.general', true],
    ['охрана труда, программа Б', [LABOUR_PROTECTION], 'training.methods', true],
    ['первая помощь', [LABOUR_PROTECTION], 'training.first-aid', false],
    ['учёт микроповреждений', [MICROTRAUMA], 'training.general', false],
    ['микроповреждения и вводный инструктаж', [MICROTRAUMA, INTRODUCTORY], 'training.general', true],
  ] as const)('%s', (_what, roleIds, rule, isCentre) => {
    const explanation = proposed(appointed(...roleIds), rule)?.basis.explanation ?? ''
    expect(explanation).toMatch(/^Работник назначен: [^.]+\. /)
    expect(explanation.includes(CENTRE)).toBe(isCentre)
  })
})

test('чего просит роль, профиль с условием второй раз не спрашивает', () => {
  const asked = profile({ training: [{ programme: 'general', conditional: true }] })
  expect(
    proposed({ profile: asked, ...appointed(LABOUR_PROTECTION) }, 'training.general')?.condition,
  ).toBeNull()
})
