import { describe, expect, test } from 'vitest'
import { causedTerm, isDeclared, mayBeDeclared, NO_CAUSES, withOwnDeadline } from './workplace-times.ts'

const commissioned = { ...NO_CAUSES, commissionedOn: '2026-02-10' }
const ended = { ...NO_CAUSES, declarationEndedOn: '2026-08-31', declarationEndedBy: 'accident' } as const
const cause = { assessmentCause: 'process', assessmentCausedOn: '2026-03-15' } as const
const replaced = { ...NO_CAUSES, ...cause }

describe('что решает раньше пяти лет (426-ФЗ, ст. 11, 17)', () => {
  test.each([
    ['ничего', NO_CAUSES, null, null],
    ['новое место: 12 месяцев со дня ввода', commissioned, null, '2027-02-10'],
    ['новое место уже оценено', commissioned, '2026-06-01', null],
    ['декларация прекращена: 6 месяцев', ended, '2024-05-20', '2027-02-28'],
    ['после прекращения оценено заново', ended, '2026-10-01', null],
    ['в самый день прекращения', ended, '2026-08-31', null],
    ['оборудование заменено: 12 месяцев', replaced, '2024-05-20', '2027-03-15'],
    ['после замены оценено', replaced, '2026-03-20', null],
    ['предписание: 6 месяцев', { ...replaced, assessmentCause: 'order' }, '2024-05-20', '2026-09-15'],
    ['имя другое: срока закон не называет', { ...replaced, assessmentCause: 'renaming' }, '2024-05-20', null],
    ['из двух причин — раньше', { ...ended, ...cause }, '2024-05-20', '2027-02-28'],
    ['прекращена на новом месте', { ...ended, commissionedOn: '2026-02-10' }, null, '2027-02-28'],
  ] as const)('%s', (_name, causes, assessedOn, deadline) => {
    expect(causedTerm(causes, assessedOn)?.deadline ?? null).toBe(deadline)
  })

  test('причина названа словами', () => {
    expect(causedTerm(ended, null)?.explanation).toBe(
      'Декларация прекращена 31.08.2026: несчастный случай на производстве (не по вине третьих лиц). Внеплановая спецоценка — в течение 6 месяцев — срок 28.02.2027.',
    )
    expect(causedTerm(replaced, null)).toEqual({
      deadline: '2027-03-15',
      clause: 'п. 3 ч. 1 и ч. 2 ст. 17',
      explanation:
        'Изменение технологического процесса, замена оборудования, 15.03.2026. Внеплановая спецоценка — в течение 12 месяцев — срок 15.03.2027.',
    })
  })
})

test.each([
  [null, '2030-01-01', '2030-01-01', 'своего срока нет'],
  ['2027-06-01', '2030-01-01', '2027-06-01', 'свой раньше пяти лет'],
  ['2031-06-01', '2030-01-01', '2030-01-01', 'свой позже закона не бывает'],
  ['2027-06-01', null, '2027-06-01', 'закон срока не даёт'],
])('свой срок %s и по закону %s: %s (%s)', (ownDeadline, lawful, deadline, _why) => {
  expect(withOwnDeadline(lawful, { ownDeadline })).toBe(deadline)
})

test.each([
  [null, true],
  ['1', true],
  ['2', true],
  ['3.1', false],
  ['3.4', false],
  ['4', false],
] as const)('класс %s декларируют: %s (426-ФЗ, ст. 11, ч. 1)', (conditionsClass, may) => {
  expect(mayBeDeclared(conditionsClass)).toBe(may)
})

test('прекращённая декларация не действует', () => {
  expect(isDeclared({ declared: true, declarationEndedOn: null })).toBe(true)
  expect(isDeclared({ declared: true, declarationEndedOn: '2026-08-31' })).toBe(false)
})
