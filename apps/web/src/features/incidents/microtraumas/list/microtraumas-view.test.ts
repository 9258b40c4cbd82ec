import { expect, test } from 'vitest'
import type { MicrotraumasFilter } from '../api/microtrauma-queries.ts'
import { microtraumasSearch, microtraumasView } from './microtraumas-view.ts'

test.each<[Record<string, unknown>, MicrotraumasFilter]>([
  [{}, { status: null, year: null, q: '' }],
  [
    { status: 'inquiry', year: 2026 },
    { status: 'inquiry', year: 2026, q: '' },
  ],
  [
    { status: 'чужое', year: '26', q: 7 },
    { status: null, year: null, q: '7' },
  ],
])('отбор микротравм в адресе %j', (search, view) => {
  expect(microtraumasView(search)).toEqual(view)
  expect(microtraumasView(microtraumasSearch(view))).toEqual(view)
})
