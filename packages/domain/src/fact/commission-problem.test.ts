import { describe, expect, test } from 'vitest'
import { commissionProblem } from './commission-problem.ts'
import type { CommissionValue, FactValue } from './fact.ts'
import { factWarnings } from './fact-warnings.ts'
import { type FactKey, findFact, type KnownFact } from './facts.ts'

const PEOPLE = new Set([1, 2, 3, 4, 5, 6])
const SIDE_OF_THREE = new Map<FactKey, FactValue>([['committeeSide', 3]])

function factOf(key: FactKey): KnownFact {
  const fact = findFact(key)
  if (fact === null) throw new Error(`Нет факта ${key}`)
  return fact
}

function problem(key: FactKey, value: CommissionValue, values = SIDE_OF_THREE): string | null {
  const fact = factOf(key)
  if (fact.type !== 'commission') throw new Error(`Не комиссия: ${key}`)
  return commissionProblem(fact, value, { people: PEOPLE, values })
}

const of = (chairId: number | null, secretaryId: number | null, ...memberIds: number[]): CommissionValue => ({
  chairId,
  deputyId: null,
  secretaryId,
  memberIds,
})

const TWICE = 'Один человек назван в комиссии дважды'
const FEW = 'В комиссии не меньше 3 человек'

describe('состав комиссии', () => {
  test.each<[string, FactKey, CommissionValue, string | null]>([
    ['трое', 'soutCommission', of(1, 2, 3), null],
    ['пятеро', 'investigationCommission', of(1, 2, 3, 4, 5), null],
    ['без председателя', 'soutCommission', of(null, 2, 3, 4), 'Назовите председателя комиссии'],
    ['двое', 'knowledgeCommission', of(1, 2), FEW],
    ['один назван дважды, а людей трое', 'knowledgeCommission', of(1, 2, 3, 1), TWICE],
    ['заместитель он же член', 'riskCommission', { ...of(1, 2, 3, 4), deputyId: 3 }, TWICE],
    ['уволенный', 'soutCommission', of(1, 2, 9), 'Такого работника нет'],
    ['четверо, где акт чётности не запрещает', 'knowledgeCommission', of(1, 2, 3, 4), null],
    [
      'четверо оценивают условия труда',
      'soutCommission',
      of(1, 2, 3, 4),
      'В комиссии нечётное число человек, а названо 4 человека: статья 9 закона № 426-ФЗ',
    ],
    [
      'шестеро расследуют',
      'investigationCommission',
      of(1, 2, 3, 4, 5, 6),
      'В комиссии нечётное число человек, а названо 6 человек: статья 229 ТК РФ',
    ],
    ['сторона комитета равна другой', 'labourCommittee', of(1, 2, 3), null],
    [
      'сторона комитета больше другой',
      'labourCommittee',
      of(1, 2, 3, 4),
      'Стороны комитета равны: от каждой 3, а названо 4 человека. Число меняют в вопросе «Человек от каждой стороны в комитете по охране труда»',
    ],
  ])('%s', (_title, key, value, expected) => {
    expect(problem(key, value)).toBe(expected)
  })

  test.each([2, 4])('сторона комитета из %i, когда столько и сказано', (size) => {
    const side = [1, 2, 3, 4].slice(0, size)
    const [chair = 0, ...members] = side
    expect(
      problem('labourCommittee', of(chair, null, ...members), new Map([['committeeSide', size]])),
    ).toBeNull()
  })

  test('пока числа никто не назвал, сравнивать не с чем', () => {
    expect(problem('labourCommittee', of(1, null), new Map())).toBeNull()
  })
})

const DAY = '2026-11-22'
const learnt = (programme: 'general' | 'fire-safety') => ({
  programme,
  date: '2026-01-12',
  deadline: '2029-01-12',
  failed: false,
})

function warnings(key: FactKey, value: FactValue | null, values = SIDE_OF_THREE): string[] {
  return factWarnings(factOf(key), value, {
    people: PEOPLE,
    values,
    training: new Map([
      [1, [learnt('general'), learnt('fire-safety')]],
      [2, [learnt('general')]],
    ]),
    nameOf: (id) => `Работник ${id}`,
    today: DAY,
  })
}

describe('о чём предупреждают, не отказывая', () => {
  test('необученный ответственный', () => {
    expect(warnings('fireSafety', 1)).toEqual([])
    expect(warnings('fireSafety', 2)).toEqual(['Работник 2: обучение. Не пройдено: пожарная безопасность.'])
  })

  test('кого в комиссии не обучили', () => {
    expect(warnings('labourCommittee', of(1, 2, 3))).toEqual([
      'Работник 3: обучение. Не пройдено: программа А.',
    ])
  })

  test('стороны комитета стали неравны, когда число изменили', () => {
    const [unequal] = warnings('labourCommittee', of(1, null, 2), new Map([['committeeSide', 3]]))
    expect(unequal).toContain('Стороны комитета равны')
  })

  test.each<[FactKey, FactValue | null]>([
    ['hrOfficer', 5],
    ['fireSafety', null],
    ['assemblyPoint', 'у ворот'],
  ])('%s: обучения не нужно', (key, value) => {
    expect(warnings(key, value)).toEqual([])
  })
})
