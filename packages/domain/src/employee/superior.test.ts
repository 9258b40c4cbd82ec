import { expect, test } from 'vitest'
import { type Heads, superiorOf } from './superior.ts'

const STAFF = [
  { id: 1, departmentId: 10, dismissedOn: null },
  { id: 2, departmentId: 10, dismissedOn: null },
  { id: 3, departmentId: 20, dismissedOn: null },
  { id: 4, departmentId: 10, dismissedOn: '2026-01-10' },
]
const EMPLOYEE = { id: 1, departmentId: 10 }

test.each<[string, Partial<Heads>, number | null]>([
  ['руководитель отдела', { head: 2 }, 2],
  ['он может числиться в другом отделе', { head: 3 }, 3],
  ['его слово прежде анкеты', { head: 3, told: [2] }, 3],
  ['никто не назван', {}, null],
  ['назван в анкете и работает здесь', { told: [3, 2] }, 2],
  ['назван в анкете, а работает в другом отделе', { told: [3] }, null],
  ['сам себе не руководитель', { head: 1 }, null],
  ['над руководителем отдела — второй из названных', { head: 1, told: [1, 2] }, 2],
  ['уволен', { head: 4, told: [4] }, null],
  ['вместо уволенного — названный в анкете', { head: 4, told: [2] }, 2],
  ['о работниках ничего не известно', { head: 2, staff: [] }, null],
])('%s', (_name, heads, superior) => {
  expect(superiorOf(EMPLOYEE, { head: null, told: [], staff: STAFF, ...heads })).toBe(superior)
})
