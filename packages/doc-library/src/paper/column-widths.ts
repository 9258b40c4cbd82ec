import { textWidth } from '@ot/doc-engine'
import { glueText } from './glue.ts'

/** Other editors measure letters a trifle otherwise. */
const RESERVE = 1.03

/** What a tag prints at its longest unbroken: a column must hold it, though the value is not known yet. */
const LONGEST_PRINTED: readonly (readonly [RegExp, string])[] = [
  [/\{[#^/][^{}]*\}/g, ''],
  [/\{(?:номер|по_порядку|номер_места)\}/g, '100'],
  [/\{класс_условий\}/g, '3.1'],
  [/\{[^{}]*дат[^{}]*\}/g, '05.10.2026'],
  [/\{[^{}]*должность[^{}]*\}/g, 'электромонтажник'],
  [/\{[^{}]*фио[^{}]*\}/g, 'Константиновна'],
  [/\{результат\}/g, 'неудовлетворительно'],
  [/\{[^{}]*\}/g, 'подразделение'],
]

function wordWidth(word: string, size: number): number {
  return (textWidth(word) * size * RESERVE) / 1000
}

/** The width, in points, below which a word of this text would be torn in two. */
export function narrowestWidth(text: string, size: number): number {
  return widestWord(
    LONGEST_PRINTED.reduce((done, [tag, longest]) => done.replace(tag, longest), glueText(text)),
    size,
  )
}

/** The same of what is written already: what the tags bring is fitted when the paper is printed. */
export function narrowestWritten(text: string, size: number): number {
  return widestWord(glueText(text).replace(/\{[^{}]*\}/g, ' '), size)
}

function widestWord(text: string, size: number): number {
  return Math.max(0, ...text.split(/ +|(?<=-)/).map((word) => wordWidth(word, size)))
}

/** The width, in points, of a text in one line. */
export function lineWidth(text: string, size: number): number {
  return wordWidth(glueText(text), size)
}
