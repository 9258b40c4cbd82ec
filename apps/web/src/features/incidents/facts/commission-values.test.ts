import { describe, expect, test } from 'vitest'
import { sampleIncident, sampleVictim } from '../testing/sample-incident.ts'
import {
  commissionValues,
  EMPTY_MEMBER,
  seatedMembers,
  seatingProblems,
  type TypedMember,
} from './commission-values.ts'

const incident = sampleIncident({ victims: [sampleVictim(1, { employeeId: 11 })] })
const seat = (employeeId: number, role: TypedMember['role'] = 'member'): TypedMember => ({
  ...EMPTY_MEMBER,
  employeeId: String(employeeId),
  fullname: `Работник ${employeeId}`,
  role,
})

describe('состав комиссии', () => {
  test('пустая форма — три места, первое председателя; пустые места не отправляются', () => {
    const { members } = commissionValues(incident)
    expect(members.map(({ role }) => role)).toEqual(['chair', 'member', 'member'])
    expect(seatedMembers(members)).toEqual([])
    expect(seatingProblems(members, incident)).toEqual([])
  })

  test.each([
    ['двое', [seat(1, 'chair'), seat(2)], /не меньше трёх человек, а внесено 2/],
    ['четверо', [seat(1, 'chair'), seat(2), seat(3), seat(4)], /нечётное, а внесено 4/],
    ['без председателя', [seat(1), seat(2), seat(3)], /Отметьте председателя/],
    ['два председателя', [seat(1, 'chair'), seat(2, 'chair'), seat(3)], /Председатель в комиссии один/],
    ['пострадавший', [seat(1, 'chair'), seat(2), seat(11)], /пострадавший: Работник 11/],
    ['дважды один и тот же', [seat(1, 'chair'), seat(2), seat(2)], /Уже в комиссии: Работник 2/],
  ])('%s — сказано, что не так', (_, members, problem) => {
    expect(seatingProblems(members, incident).join('\n')).toMatch(problem)
  })

  test('трое с председателем годятся', () => {
    expect(seatingProblems([seat(1, 'chair'), seat(2), seat(3)], incident)).toEqual([])
  })
})
