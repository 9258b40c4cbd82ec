import { shortDate } from '@ot/text'

/** Each filter of a list in words, null where it chooses nothing: counted beside «Отбор», told on paper. */
export type ChosenWords = readonly (string | null)[]

export function chosenIn(words: ChosenWords): string[] {
  return words.filter((word) => word !== null)
}

export function soughtWords(text: string): string | null {
  return text === '' ? null : `поиск «${text}»`
}

/** «отдел «Склад»» of a name that is there; a record that is gone chooses without a name. */
export function pickedWords(what: string, name: string | number | null | undefined): string | null {
  return name === null || name === undefined ? null : `${what} «${name}»`
}

/** «дата с 01.10.2026 по 31.10.2026». */
export function periodWords(from: string | null, until: string | null): string | null {
  const ends = [
    from === null ? null : `с ${shortDate(from)}`,
    until === null ? null : `по ${shortDate(until)}`,
  ]
  const known = chosenIn(ends)
  return known.length === 0 ? null : `дата ${known.join(' ')}`
}

/** «Отбор: поиск «сварщ».» */
export function printedWords(words: ChosenWords): string {
  const chosen = chosenIn(words)
  return chosen.length === 0 ? 'Без отбора.' : `Отбор: ${chosen.join('; ')}.`
}
