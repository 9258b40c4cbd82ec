import { describe, expect, test } from 'vitest'
import { ACCIDENT_CAUSES } from './accident-causes.ts'
import { ACCIDENT_KINDS } from './accident-kinds.ts'
import { accidentCauseName, accidentKindName, employmentStatusName, isAccidentKind } from './classifiers.ts'
import { commissionProblems } from './commission.ts'
import { isGroupDegree, isNotifiable, isWorse, severityOf } from './degrees.ts'
import { actLabel, incidentLabel } from './incident-sets.ts'

describe('степени', () => {
  test.each([
    ['easy', 'easy', false, false],
    ['easyGroup', 'easy', true, true],
    ['serious', 'serious', false, true],
    ['seriousGroup', 'serious', true, true],
    ['fatal', 'fatal', false, true],
    ['fatalGroup', 'fatal', true, true],
  ] as const)('%s: тяжесть %s, групповой %s, извещать %s', (degree, severity, group, notify) => {
    expect([severityOf(degree), isGroupDegree(degree), isNotifiable(degree)]).toEqual([
      severity,
      group,
      notify,
    ])
  })

  test.each([
    ['serious', 'easy', true],
    ['fatal', 'seriousGroup', true],
    ['easyGroup', 'easy', false],
    ['easy', 'serious', false],
  ] as const)('%s тяжелее, чем %s: %s', (degree, than, expected) => {
    expect(isWorse(degree, than)).toBe(expected)
  })
})

describe('классификаторы 223н', () => {
  test.each([
    ['виды', ACCIDENT_KINDS, 20],
    ['причины', ACCIDENT_CAUSES, 15],
  ])('%s: коды без повторов, пункты подряд', (_name, list, items) => {
    const codes = list.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    const heads = codes.filter((code) => !code.includes('.'))
    expect(heads).toEqual(Array.from({ length: items }, (_, index) => String(index + 1).padStart(2, '0')))
  })

  test('подпункт называется вместе с пунктом', () => {
    expect(accidentKindName('03')).toBe('Падение на ровной поверхности одного уровня')
    expect(accidentKindName('01.а')).toBe('Транспортные происшествия: на железнодорожном транспорте')
    expect(accidentCauseName('15.1')).toContain('неосторожность, невнимательность, поспешность')
    expect(employmentStatusName('13.1.4')).toBe('работник, выполняющий работу дистанционно')
    expect(isAccidentKind('21')).toBe(false)
    expect(accidentCauseName('99')).toBeNull()
  })
})

describe('комиссия (ТК РФ, ст. 229; 223н, п. 22)', () => {
  const chair = { employeeId: 1, fullname: 'Дёмин П. И.', role: 'chair' } as const
  const member = (employeeId: number | null) =>
    ({ employeeId, fullname: 'Ершова В. П.', role: 'member' }) as const

  test.each([
    ['трое', [chair, member(2), member(3)], []],
    ['пятеро, двое со стороны', [chair, member(2), member(3), member(null), member(null)], []],
    ['ещё не назначена', [], []],
    ['двое', [chair, member(2)], ['В комиссии не меньше трёх человек, а внесено 2 (ТК РФ, ст. 229)']],
    ['один', [chair], ['В комиссии не меньше трёх человек, а внесено 1 (ТК РФ, ст. 229)']],
    [
      'четверо',
      [chair, member(2), member(3), member(4)],
      ['Число членов комиссии нечётное, а внесено 4 (приказ Минтруда № 223н, п. 22)'],
    ],
    ['двое председателей', [chair, { ...chair, employeeId: 2 }, member(3)], ['Председатель в комиссии один']],
    ['без председателя', [member(1), member(2), member(3)], ['Отметьте председателя комиссии']],
    ['один и тот же', [chair, member(2), member(2)], ['Уже в комиссии: Ершова В. П.']],
    ['пострадавший', [chair, member(9), member(3)], ['Не входит в комиссию пострадавший: Ершова В. П.']],
  ])('%s', (_name, members, problems) => {
    expect(commissionProblems(members, new Set([9])).map(({ message }) => message)).toEqual(problems)
  })
})

test('номера: дела — подряд в году, акта — у каждого пострадавшего свой', () => {
  expect(incidentLabel({ number: 3, year: 2026 })).toBe('№ 3/2026')
  expect(actLabel({ number: 3, year: 2026 }, 0, 1)).toBe('3/2026')
  expect(actLabel({ number: 3, year: 2026 }, 1, 2)).toBe('3/2026-2')
})
