import { expect, test } from 'vitest'
import { printableBy } from './printable.ts'

const print = printableBy(() => true)
/** A word without end, which a look back at every letter would make hours of work. */
const ENDLESS = 500_000

test.each([
  ['инициалы перед фамилией', 'приказ И.И. Иванову', 'приказ И.И.\u00a0Иванову'],
  ['инициалы после фамилии', 'Иванов И.И. и Петров П.', 'Иванов\u00a0И.И. и Петров\u00a0П.'],
  ['не имя', 'см. п. 3 И так', 'см. п. 3 И так'],
])('%s', (_, text, printed) => {
  expect(print(text)).toBe(printed)
})

test.each(['ы', 'Ы', 'Ыы', 'Ы.', '_', 'а\u0301', 'И.И. '])(
  'бесконечное слово из «%s» готово сразу',
  (piece) => {
    expect(print(piece.repeat(ENDLESS / piece.length)).length).toBeGreaterThanOrEqual(ENDLESS - piece.length)
  },
)

test('знаков над буквой остаётся четыре, невидимых не остаётся', () => {
  expect(print(`а${'\u0301'.repeat(9)}б\u200b\u2060\u00adв`)).toBe(`а${'\u0301'.repeat(4)}бв`)
})

test('пробелов подряд остаётся сто', () => {
  expect(print(`а${'\u00a0 '.repeat(20_000)}б`)).toHaveLength(102)
})
