import { textWidth } from './letter-widths.ts'

const WORD = /[А-Яа-яЁё]+/g
/** Before a consonant with its vowel, where each half has two letters and a vowel: true of every Russian word, if not the finest place. */
const PLACE =
  /(?<=[а-яё]*[аеёиоуыэюя][а-яё]*)(?<=[а-яё]{2})(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])(?=[а-яё]{2})/giu

/**
 * The text in pieces between which a word may go on in the next line; only words wider than that are divided.
 *
 * @param widest in thousandths of the type size
 */
export function dividedWord(text: string, widest: number): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (textWidth(word) <= widest) continue
    for (const place of word.matchAll(PLACE)) {
      pieces.push(text.slice(from, index + place.index))
      from = index + place.index
    }
  }
  pieces.push(text.slice(from))
  return pieces
}
