import { expect, test } from 'vitest'
import { searchOf } from '../../fields/filter-values.ts'
import type { MicrotraumasFilter } from '../api/microtraumas.ts'
import { microtraumasView } from './microtraumas-view.ts'

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
  expect(microtraumasView(searchOf(view))).toEqual(view)
})
