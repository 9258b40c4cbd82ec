import { expect, test } from 'vitest'
import { brokenReference } from './sql-errors.ts'

const BROKEN = '23503'

test.each([
  ['things_place', 'things_place'],
  ['things_place_102345', 'things_place'],
  ['incident_memos_223', 'incident_memos_223'],
])('нарушенная ссылка называется своим именем и на кластере: %s', (constraint, name) => {
  expect(brokenReference(Object.assign(new Error(), { code: BROKEN, constraint }))).toBe(name)
})
