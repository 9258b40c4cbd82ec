import { foldLetters } from './fold-letters.ts'
import { isMisprint } from './misprint.ts'
import { otherLayout } from './other-layout.ts'
import { isMisprintedBeginning } from './wrong-letter.ts'

/** Something that can be found, with its words as they are compared. */
export interface Findable<T> {
  readonly found: T
  readonly words: readonly FindableWord[]
}

interface FindableWord {
  readonly text: string
  /** How much a word found here counts. */
  readonly weight: number
}

/** A surname or the first word of a title, its other words, and what only helps to find it. */
const FIRST = 5
const TITLE = 3
const OTHER = 1

/** Of a word itself, of its beginning, of a misprint of it and of its beginning. */
const WHOLE = 40
const BEGINNING = 30
const MISPRINT = 2
const MISPRINTED_BEGINNING = 1

const MOST_WORDS = 8
const WORD = /[\p{L}\p{N}]+/gu

/** `others`: position, synonyms: what is not its name and yet leads to it. */
export function findable<T>(found: T, title: string, others = ''): Findable<T> {
  const words = wordsOf(title).map((text, at) => ({ text, weight: at === 0 ? FIRST : TITLE }))
  return { found, words: [...words, ...wordsOf(others).map((text) => ({ text, weight: OTHER }))] }
}

/**
 * The `most` best of those that have every typed word, in any order: as a word or as its beginning; among equals in their own
 * order. «ё» and case do not matter. Where nothing is found, the same keys in the other layout are tried, then one wrong letter a word.
 */
export function findBest<T>(among: readonly Findable<T>[], query: string, most: number): T[] {
  return findRanked(among, query, most).map(({ found }) => found)
}

export interface Ranked<T> {
  readonly found: T
  /** How well it answers to the words, among whatever is found by the same. */
  readonly rank: number
}

/** The same, to be compared with what is found among others. */
export function findRanked<T>(among: readonly Findable<T>[], query: string, most: number): Ranked<T>[] {
  const other = otherLayout(query)
  const readings = [query, ...(other === null ? [] : [other])].map(typedWords)
  for (const likeness of [exactLikeness, misprintLikeness]) {
    for (const typed of readings) {
      const best = ranked(among, typed, likeness)
      if (best.length > 0) return best.slice(0, most)
    }
  }
  return []
}

type Likeness = (typed: string, word: string) => number

function exactLikeness(typed: string, word: string): number {
  if (word === typed) return WHOLE
  return word.startsWith(typed) ? BEGINNING : 0
}

function misprintLikeness(typed: string, word: string): number {
  const exact = exactLikeness(typed, word)
  if (exact > 0) return exact
  if (!isMisprintedBeginning(typed, word)) return 0
  return isMisprint(typed, word, 1) ? MISPRINT : MISPRINTED_BEGINNING
}

function ranked<T>(among: readonly Findable<T>[], typed: readonly string[], likeness: Likeness): Ranked<T>[] {
  if (typed.length === 0) return []
  return among
    .map(({ found, words }) => ({ found, rank: rankOf(words, typed, likeness) }))
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank)
}

/** 0: one of the typed words is not there. */
function rankOf(words: readonly FindableWord[], typed: readonly string[], likeness: Likeness): number {
  let rank = 0
  for (const one of typed) {
    let best = 0
    for (const { text, weight } of words) best = Math.max(best, likeness(one, text) * weight)
    if (best === 0) return 0
    rank += best
  }
  return rank
}

function typedWords(query: string): string[] {
  return [...new Set(wordsOf(query))].slice(0, MOST_WORDS)
}

function wordsOf(text: string): string[] {
  return foldLetters(text).match(WORD) ?? []
}
