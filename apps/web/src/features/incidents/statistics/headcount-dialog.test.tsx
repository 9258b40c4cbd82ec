import type { YearStatistics } from '@ot/contract'
import { afterEach, expect, test } from 'vitest'
import { stale } from '../../../testing/fake-server.ts'
import { submit, type } from '../../../testing/form.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { incidentsServer } from '../testing/incidents-server.ts'
import { StatisticsPage } from './statistics-page.tsx'

const LIST = 'GET /api/incident-statistics?companyId=7'
const TELL = 'PUT /api/incident-statistics/2026'
const YEAR: YearStatistics = {
  year: 2026,
  accidents: 0,
  notWorkRelated: 0,
  victims: 0,
  serious: 0,
  dead: 0,
  daysLost: 0,
  daysUnknown: 0,
  microtraumas: 0,
  headcount: 100,
  isHeadcountTold: true,
  version: 1,
  frequency: null,
  severity: null,
  loss: null,
}
const THEIRS: YearStatistics = { ...YEAR, headcount: 120, version: 2 }

let server = incidentsServer({})
afterEach(() => server.restore())

test('численность года указал другой: видно кто и сколько, своё записывается по слову пользователя', async () => {
  const over: (string | null)[] = []
  server = incidentsServer({
    [LIST]: () => Response.json([over.length === 0 ? YEAR : THEIRS]),
    [TELL]: (_seen, headers) => {
      over.push(headers.get('If-Match'))
      return over.length === 1
        ? stale(2, 'Котов', 'Среднесписочная численность')
        : Response.json([{ ...THEIRS, headcount: 110, version: 3 }])
    },
  })
  const page = await openPage(<StatisticsPage />)
  for (const _ of ['companies', 'employees', 'years']) await settle()
  await press(page, 'Изменить')
  type(page, 'average-headcount', '110')
  await submit(page)
  await settle()
  expect(page.textContent).toContain('запись сохранили: Котов')
  expect([...page.querySelectorAll('dialog td')].map(({ textContent }) => textContent)).toEqual([
    '100',
    '120',
    '110',
  ])
  await press(page, 'Сохранить моё')
  await settle()
  expect(over).toEqual(['"1"', '"2"'])
  expect(page.querySelector('dialog[open]')).toBeNull()
})
