import { expect, test } from 'vitest'
import { type Grouping, groupRows } from './row-groups.ts'
import { sampleBriefing } from './testing/sample-rows.ts'

const ROWS = [
  sampleBriefing(1, {
    employeeId: 1,
    fullname: 'Яковлев',
    departmentId: 10,
    department: 'Цех № 10',
    name: 'Вводный',
  }),
  sampleBriefing(2, {
    employeeId: 2,
    fullname: 'Антонов',
    departmentId: 2,
    department: 'Цех № 2',
    name: 'Повторный',
  }),
  sampleBriefing(3, {
    employeeId: 1,
    fullname: 'Яковлев',
    departmentId: 10,
    department: 'Цех № 10',
    name: 'Повторный',
  }),
  sampleBriefing(4, {
    employeeId: 3,
    fullname: 'Яковлев',
    departmentId: 2,
    department: 'Цех № 2',
    name: 'Вводный',
  }),
]

test.each<[Grouping | null, number[], [number, string, number][]]>([
  [null, [1, 2, 3, 4], []],
  [
    'department',
    [2, 4, 1, 3],
    [
      [2, 'Цех №\u00a02', 2],
      [1, 'Цех №\u00a010', 2],
    ],
  ],
  [
    'employee',
    [2, 1, 3, 4],
    [
      [2, 'Антонов', 1],
      [1, 'Яковлев', 2],
      [4, 'Яковлев', 1],
    ],
  ],
  [
    'subject',
    [1, 4, 2, 3],
    [
      [1, 'Вводный', 2],
      [2, 'Повторный', 2],
    ],
  ],
])('строки вместе: %s', (grouping, order, heads) => {
  const shown = groupRows(ROWS, grouping)
  expect(shown.rows.map(({ id }) => id)).toEqual(order)
  expect([...shown.heads].map(([id, { label, rows }]) => [id, label, rows])).toEqual(heads)
})
