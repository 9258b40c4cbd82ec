import { describe, expect, test } from 'vitest'
import type { Programme } from '../training/programmes.ts'
import {
  findResponsibilityRole,
  isTypeFilled,
  RESPONSIBILITY_GROUPS,
  RESPONSIBILITY_ROLES,
} from './responsibilities.ts'
import { checkRoleTraining, type HeldTraining } from './role-training.ts'

const TODAY = '2026-11-21'

type Row = readonly [programme: Programme, date: string | null, deadline: string | null, failed?: boolean]

function check(roleId: number, rows: readonly Row[]) {
  const role = findResponsibilityRole(roleId)
  if (role === null) throw new RangeError(`Роли ${roleId} нет`)
  const held = rows.map(
    ([programme, date, deadline, failed = false]): HeldTraining => ({
      programme,
      date,
      deadline,
      failed,
    }),
  )
  return checkRoleTraining(role.training, held, TODAY)
}

const A: Row = ['general', '2025-03-01', '2028-03-01']
const B: Row = ['methods', '2025-04-01', '2028-04-01']
const FIRST_AID: Row = ['first-aid', '2025-05-01', '2028-05-01']

describe('обучение ответственного на сегодня', () => {
  test('роль без особых требований', () => {
    expect(check(107, [])).toEqual({
      state: 'notRequired',
      until: null,
      explanation: 'Особого обучения роль не требует.',
    })
  })

  test('все программы действуют: ближайший срок — общий', () => {
    expect(check(101, [FIRST_AID, B, A])).toEqual({
      state: 'valid',
      until: '2028-03-01',
      explanation:
        'Действует: программа А (до 01.03.2028), программа Б (до 01.04.2028), первая помощь (до 01.05.2028).',
    })
  })

  test.each<[string, Row, string, string | null, string]>([
    ['не пройдена', ['first-aid', null, '2026-12-01'], 'missing', null, 'Не пройдено: первая помощь.'],
    [
      'проверка не сдана',
      ['first-aid', '2026-11-01', '2026-12-01', true],
      'missing',
      null,
      'Не пройдено: первая помощь.',
    ],
    [
      'истекла вчера',
      ['first-aid', '2023-11-20', '2026-11-20'],
      'overdue',
      '2026-11-20',
      'Просрочено: первая помощь (срок был 20.11.2026).',
    ],
    [
      'истекает сегодня',
      ['first-aid', '2023-11-21', '2026-11-21'],
      'soon',
      '2026-11-21',
      'Скоро истекает: первая помощь (до 21.11.2026).',
    ],
    [
      'истекает через месяц и день',
      ['first-aid', '2023-12-22', '2026-12-22'],
      'valid',
      '2026-12-22',
      'Действует: программа А (до 01.03.2028), программа Б (до 01.04.2028), первая помощь (до 22.12.2026).',
    ],
  ])('одна из программ %s', (_, row, state, until, said) => {
    const found = check(101, [A, B, row])
    expect(found).toMatchObject({ state, until })
    expect(found.explanation).toContain(said)
  })

  test.each<[number, Row[], string]>([
    [501, [], 'missing'],
    [501, [['electrical-3', '2026-06-01', '2027-06-01']], 'missing'],
    [501, [['electrical-4', '2026-06-01', '2027-06-01']], 'valid'],
    [502, [['electrical-5', '2026-06-01', '2027-06-01']], 'valid'],
    [503, [['electrical-2', '2026-06-01', '2027-06-01']], 'missing'],
    [503, [['electrical-3', '2026-06-01', '2027-06-01']], 'valid'],
  ])('роль %i, группы %j: %s', (roleId, rows, state) => {
    expect(check(roleId, rows).state).toBe(state)
  })

  test('высшая действующая группа важнее просроченной низшей', () => {
    expect(
      check(503, [
        ['electrical-3', '2024-06-01', '2025-06-01'],
        ['electrical-4', '2026-06-01', '2027-06-01'],
      ]),
    ).toEqual({
      state: 'valid',
      until: '2027-06-01',
      explanation: 'Действует: группа IV по электробезопасности (до 01.06.2027).',
    })
  })

  test('нет ни одной подходящей группы — названа наименьшая', () => {
    expect(check(501, []).explanation).toBe('Не пройдено: группа IV по электробезопасности или выше.')
  })
})

describe('роли', () => {
  test('номера и ключи не повторяются', () => {
    expect(new Set(RESPONSIBILITY_ROLES.map(({ id }) => id)).size).toBe(RESPONSIBILITY_ROLES.length)
    expect(new Set(RESPONSIBILITY_ROLES.map(({ key }) => key)).size).toBe(RESPONSIBILITY_ROLES.length)
  })

  test('номер роли начинается с номера её группы', () => {
    for (const { id, roles } of RESPONSIBILITY_GROUPS) {
      expect(roles.map((role) => Math.floor(role.id / 100))).toEqual(roles.map(() => id))
    }
  })

  test('тип заполнен, когда занята каждая его роль', () => {
    expect(isTypeFilled('fireSafety', (id) => id === 401)).toBe(false)
    expect(isTypeFilled('fireSafety', (id) => id === 401 || id === 402)).toBe(true)
  })
})
