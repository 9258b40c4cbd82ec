import { expect, test } from 'vitest'
import { type ConcernedValues, concernedBody } from './concerned-values.ts'

const VALUES: ConcernedValues = {
  whom: 'people',
  departmentId: 3,
  positionId: 5,
  employeeIds: [1, 2],
  dueOn: '',
}

test.each<[Partial<ConcernedValues>, object | null]>([
  [{}, { employeeIds: [1, 2] }],
  [{ employeeIds: [] }, null],
  [{ whom: 'department' }, { departmentId: 3 }],
  [{ whom: 'department', departmentId: null }, null],
  [{ whom: 'position' }, { positionId: 5 }],
  [{ whom: 'position', positionId: null }, null],
])('кому назначено: %j → %j', (changes, body) => {
  expect(concernedBody({ ...VALUES, ...changes })).toEqual(body)
})
