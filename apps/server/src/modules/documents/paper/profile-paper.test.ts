import { expect, test } from 'vitest'
import { decidedPositions, type PositionAnswers } from '../facts/decision-queries.ts'
import { undecidedOnce } from './profile-paper.ts'

const STOREKEEPER: PositionAnswers = { id: 38, staff: 1, answers: [] }
const AIRCRAFT_MECHANIC: PositionAnswers = { id: 2801, staff: 2, answers: [] }

test.each([
  ['по номерам', [STOREKEEPER, AIRCRAFT_MECHANIC]],
  ['как их нашла база', [AIRCRAFT_MECHANIC, STOREKEEPER]],
])('нерешённое стоит по названиям должностей, положены они %s', (_name, rows) => {
  const found = undecidedOnce(decidedPositions(rows))()
  expect(found.map(({ label }) => label.split(':')[0])).toEqual(['Авиационный техник', 'Кладовщик'])
})
