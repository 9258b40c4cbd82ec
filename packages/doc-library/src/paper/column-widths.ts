import { glueText } from './glue.ts'

/** Widths of letters in thousandths of the type size, Times New Roman, by groups. */
const WIDE = 'ШЩЮЖМФЫДОшщюжмфы№MW@'
const NARROW = ' \u00a0.,;:!|ijltfIг-()«»'
const WIDE_SHARE = 0.82
const NARROW_SHARE = 0.36
const CAPITAL_SHARE = 0.7
const LETTER_SHARE = 0.53

/** What a tag prints at its longest unbroken: a column must hold it, though the value is not known yet. */
const LONGEST_PRINTED: readonly (readonly [RegExp, string])[] = [
  [/\{[#^/][^{}]*\}/g, ''],
  [/\{номер\}/g, '100'],
  [/\{[^{}]*дат[^{}]*\}/g, '05.10.2026'],
  [/\{[^{}]*должность[^{}]*\}/g, 'электромонтажник'],
  [/\{[^{}]*фио[^{}]*\}/g, 'Константиновна'],
  [/\{результат\}/g, 'неудовлетворительно'],
  [/\{[^{}]*\}/g, 'подразделение'],
]

function wordWidth(word: string, size: number): number {
  return [...word].reduce((sum, letter) => {
    if (WIDE.includes(letter)) return sum + size * WIDE_SHARE
    if (NARROW.includes(letter)) return sum + size * NARROW_SHARE
    return sum + size * (letter === letter.toLowerCase() ? LETTER_SHARE : CAPITAL_SHARE)
  }, 0)
}

/** The width, in points, below which a word of this text would be torn in two. */
export function narrowestWidth(text: string, size: number): number {
  const printed = LONGEST_PRINTED.reduce((done, [tag, longest]) => done.replace(tag, longest), glueText(text))
  return Math.max(0, ...printed.split(/[ -]+/).map((word) => wordWidth(word, size)))
}

/** The width, in points, of a text in one line. */
export function lineWidth(text: string, size: number): number {
  return wordWidth(glueText(text), size)
}

/**
 * The widths asked for, mended so that no word is torn: narrow columns grow to their longest word at the
 * cost of those that have room. A table that cannot be mended keeps the widths asked for.
 */
export function fitColumns(asked: readonly number[], narrowest: readonly number[], total: number): number[] {
  const widths = asked.map((percent, index) => Math.max((total * percent) / 100, narrowest[index] ?? 0))
  const excess = widths.reduce((sum, width) => sum + width, 0) - total
  const room = widths.map((width, index) => width - (narrowest[index] ?? 0))
  const allRoom = room.reduce((sum, width) => sum + width, 0)
  if (excess > allRoom) return asked.map((percent) => Math.round((total * percent) / 100))
  return widths.map((width, index) => {
    const share = allRoom === 0 ? 0 : (room[index] ?? 0) / allRoom
    return Math.round(width - excess * share)
  })
}
