import { isMisprint } from '@ot/text'
import { wantedStems, wordsOf } from './search-words.ts'
import { wordStem } from './stem.ts'

/** A part of what is looked through, and how much a word found in it counts. */
export type WeighedText = { text: string; weight: number }

/** `place` is the number of the entry, `weights` what each of the wanted words counts in it. */
export type WordsFound = { place: number; weights: readonly number[] }

export type WordIndex = {
  /** Entries that have every word in any of its forms, the weightiest first; among equals in their own order. */
  find(words: string): WordsFound[]
  stemOf(word: string): string
}

/** A longer word that begins like the asked one counts for less. */
export const BEGINNING = 0.5
const SHORTEST_BEGINNING = 3
/** What is nowhere is looked for once more with one letter wrong. */
const MISPRINT = 0.45
const SHORTEST_MISPRINT = 5

/** Where a stem stands: by entry, with the weight of the part. */
type Postings = Map<number, number>

export function wordIndex(entries: readonly (readonly WeighedText[])[]): WordIndex {
  const stemOf = remembered(wordStem)
  const stems = new Map<string, Postings>()
  entries.forEach((parts, place) => {
    for (const [key, weight] of weighed(parts, stemOf)) postingsOf(stems, key).set(place, weight)
  })
  const sorted = [...stems.keys()].sort()
  return {
    stemOf,
    find: (words) =>
      ranked(
        wantedStems(words).map((key) => {
          const found = postingsLike(stems, sorted, key)
          return found.size > 0 ? found : misprinted(stems, key)
        }),
      ),
  }
}

/** Every stem of an entry with the most it counts. */
function weighed(parts: readonly WeighedText[], stemOf: (word: string) => string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { text, weight } of parts) {
    for (const word of wordsOf(text)) {
      const key = stemOf(word)
      weights.set(key, Math.max(weights.get(key) ?? 0, weight))
    }
  }
  return weights
}

function postingsOf(stems: Map<string, Postings>, key: string): Postings {
  const known = stems.get(key)
  if (known !== undefined) return known
  const postings: Postings = new Map()
  stems.set(key, postings)
  return postings
}

/** Of the stem itself, and of the longer ones that begin like it. */
function postingsLike(
  stems: ReadonlyMap<string, Postings>,
  sorted: readonly string[],
  key: string,
): Postings {
  const found = new Map(stems.get(key))
  if (key.length < SHORTEST_BEGINNING) return found
  for (let at = firstNotBefore(sorted, key); at < sorted.length; at += 1) {
    const longer = sorted[at]
    if (longer === undefined || !longer.startsWith(key)) break
    if (longer === key) continue
    for (const [place, weight] of stems.get(longer) ?? []) {
      found.set(place, Math.max(found.get(place) ?? 0, weight * BEGINNING))
    }
  }
  return found
}

function misprinted(stems: ReadonlyMap<string, Postings>, key: string): Postings {
  const found: Postings = new Map()
  if (key.length < SHORTEST_MISPRINT) return found
  for (const [other, postings] of stems) {
    if (!isMisprint(key, other, 1)) continue
    for (const [place, weight] of postings)
      found.set(place, Math.max(found.get(place) ?? 0, weight * MISPRINT))
  }
  return found
}

function firstNotBefore(sorted: readonly string[], key: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

function ranked(hits: readonly Postings[]): WordsFound[] {
  const [first, ...others] = hits
  const sumOf = ({ weights }: WordsFound) => weights.reduce((total, weight) => total + weight, 0)
  return [...(first ?? [])]
    .map(([place, own]) => ({ place, weights: [own, ...others.map((postings) => postings.get(place) ?? 0)] }))
    .filter(({ weights }) => !weights.includes(0))
    .sort((left, right) => sumOf(right) - sumOf(left) || left.place - right.place)
}

/** The same words stand in every text. */
function remembered(make: (word: string) => string): (word: string) => string {
  const made = new Map<string, string>()
  return (word) => {
    const known = made.get(word)
    if (known !== undefined) return known
    const result = make(word)
    made.set(word, result)
    return result
  }
}
