import { expect, test } from 'vitest'
import { frequencyCoefficient, lossCoefficient, severityCoefficient } from './coefficients.ts'

test.each([
  ['двое из двухсот', { victims: 2, dead: 0, daysLost: 30, headcount: 200 }, 10, 15, 150],
  ['без пострадавших', { victims: 0, dead: 0, daysLost: 0, headcount: 50 }, 0, null, 0],
  ['единственный погиб', { victims: 1, dead: 1, daysLost: 0, headcount: 50 }, 20, null, 0],
  ['дни погибшего не делят', { victims: 3, dead: 1, daysLost: 25, headcount: 300 }, 10, 12.5, 83.33],
  ['численность не указана', { victims: 1, dead: 0, daysLost: 7, headcount: null }, null, 7, null],
  ['до сотых', { victims: 1, dead: 0, daysLost: 10, headcount: 3 }, 333.33, 10, 3333.33],
])('%s: Кч, Кт, Кп', (_case, year, frequency, severity, loss) => {
  expect(frequencyCoefficient(year)).toBe(frequency)
  expect(severityCoefficient(year)).toBe(severity)
  expect(lossCoefficient(year)).toBe(loss)
})
