import { expect, test } from 'vitest'
import { drillTerms } from './drills.ts'

const HALL = { id: 3, name: 'Актовый зал', peopleAtOnce: 50, drilledOn: '2026-03-31' }

test.each([
  [50, 1, 'ровно пятьдесят — уже много'],
  [49, 0, 'меньше пятидесяти'],
  [null, 0, 'сколько бывает, никто не сказал'],
])('одновременно %s: тренировок %i (%s)', (peopleAtOnce, expected, _why) => {
  expect(drillTerms([{ ...HALL, peopleAtOnce }])).toHaveLength(expected)
})

test('тренировка — через полгода, с пунктом, пометкой и последним днём акта', () => {
  const [term] = drillTerms([{ ...HALL, drilledOn: '2026-08-31' }])
  expect(term).toMatchObject({ key: 'drill:3', name: 'Актовый зал', deadline: '2027-02-28' })
  expect(term?.basis).toMatchObject({ clause: 'п. 9', verified: false })
  expect(term?.basis?.explanation).toContain('последняя 31.08.2026 — срок 28.02.2027.')
  expect(term?.basis?.explanation).toContain('действует по 31.12.2026')
})

test('до последнего дня акта о нём ничего не сказано; дня нет — и срока нет', () => {
  expect(drillTerms([HALL])[0]).toMatchObject({ deadline: '2026-09-30' })
  expect(drillTerms([HALL])[0]?.basis?.explanation).not.toContain('не известно')
  expect(drillTerms([{ ...HALL, drilledOn: null }])[0]).toMatchObject({ deadline: null })
})
