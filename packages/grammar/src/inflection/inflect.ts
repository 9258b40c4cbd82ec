import { upperFirst } from '@ot/text'
import type { Case } from './cases.ts'

/** What is written after the stem: genitive, dative, accusative, instrumental, prepositional. */
export type Endings = readonly [string, string, string, string, string]

const ENDING_OF_CASE = {
  genitive: 0,
  dative: 1,
  accusative: 2,
  instrumental: 3,
  prepositional: 4,
} as const satisfies Record<Exclude<Case, 'nominative'>, number>

/** A table entry: the five forms of one word that no rule covers. */
export type FormsOfWord = ReadonlyMap<string, Endings>

export function inflect(word: string, drop: number, endings: Endings, grammaticalCase: Case): string {
  if (grammaticalCase === 'nominative') return word
  return word.slice(0, word.length - drop) + endings[ENDING_OF_CASE[grammaticalCase]]
}

/** Looks the word up in a table and keeps its capital letter; null when the table has no such word. */
export function inflectByTable(word: string, table: FormsOfWord, grammaticalCase: Case): string | null {
  const forms = table.get(word.toLowerCase())
  if (forms === undefined) return null
  if (grammaticalCase === 'nominative') return word
  return withCapitalOf(word, forms[ENDING_OF_CASE[grammaticalCase]])
}

function withCapitalOf(model: string, word: string): string {
  const first = model.charAt(0)
  const isCapital = first !== first.toLowerCase()
  return isCapital ? upperFirst(word) : word
}

export function countVowels(word: string): number {
  return word.toLowerCase().match(/[аеёиоуыэюя]/g)?.length ?? 0
}

function capitalize(word: string): string {
  return upperFirst(word.toLowerCase())
}

/**
 * A name typed in capitals is declined as an ordinary one and put back into capitals. A single letter is
 * an initial, not a word in capitals.
 */
export function inCapitalsOf(word: string, decline: (ordinary: string) => string): string {
  const isAllCapitals = word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
  return isAllCapitals ? decline(capitalize(word)).toUpperCase() : decline(word)
}
