import { describe, expect, test } from 'vitest'
import { sampleEmployee } from '../testing/sample-staff.ts'
import { type BulkTarget, bulkPositions, eventsTarget, targetSize } from './bulk-target.ts'

const NOBODY: BulkTarget = { kind: 'department', departmentId: null, positionId: null, employeeIds: [] }
const STAFF = [
  sampleEmployee(11, 'Громов Пётр Ильич', { employeeGroupId: 3 }),
  sampleEmployee(12, 'Ёлкина Анна Юрьевна', { positionId: 5, position: { id: 5, name: 'Бухгалтер' } }),
  sampleEmployee(13, 'Ким Лев Львович', { employeeGroupId: 3 }),
]

describe('Кому добавляется запись', () => {
  test.each<[Partial<BulkTarget>, object, number]>([
    [{}, {}, 0],
    [{ departmentId: 3 }, { departmentId: 3 }, 2],
    [{ kind: 'position', departmentId: 3 }, {}, 0],
    [{ kind: 'position', departmentId: 3, positionId: 5 }, { positionId: 5 }, 1],
    [{ kind: 'employees', employeeIds: [] }, {}, 0],
    [{ kind: 'employees', positionId: 5, employeeIds: [11, 12] }, { employeeIds: [11, 12] }, 2],
  ])('%j → %j, работников %i', (changes, expected, size) => {
    const target = { ...NOBODY, ...changes }
    expect(eventsTarget(target)).toEqual(expected)
    expect(targetSize(target, STAFF)).toBe(size)
  })

  test('должности — только те, что здесь есть, по алфавиту', () => {
    expect(bulkPositions(STAFF)).toEqual([
      { value: 5, label: 'Бухгалтер' },
      { value: 38, label: 'Кладовщик' },
    ])
  })
})
