import { stem, wantedStems, wordsOf } from '@ot/grammar'
import { excerptOf } from './excerpt.ts'

export type SearchedTemplate = { id: string; title: string; subject: string; passages: readonly string[] }

/** `excerpt`: where the text says it; null: the title itself does, or it is far down the list. */
export type TemplateFound = { id: string; excerpt: string | null }

export type SearchIndex = { find(words: string): TemplateFound[] }

const TITLE = 100
const SUBJECT = 40
const PASSAGE = 1
/** A longer word that begins like the asked one counts for less. */
const BEGINNING = 0.5
const SHORTEST_BEGINNING = 3
/** Nobody reads so far down; finding the place costs more than finding the template. */
const MOST_EXCERPTS = 60

/** Where a stem stands: by template, with the weight of the place. */
type Postings = Map<number, number>

export function searchIndex(templates: readonly SearchedTemplate[]): SearchIndex {
  const stemOf = remembered(stem)
  const stems = new Map<string, Postings>()
  templates.forEach(({ title, subject, passages }, place) => {
    const weights = new Map<string, number>()
    const note = (text: string, weight: number) => {
      for (const word of wordsOf(text)) {
        const key = stemOf(word)
        weights.set(key, Math.max(weights.get(key) ?? 0, weight))
      }
    }
    note(title, TITLE)
    note(subject, SUBJECT)
    for (const passage of passages) note(passage, PASSAGE)
    for (const [key, weight] of weights) postingsOf(stems, key).set(place, weight)
  })
  const sorted = [...stems.keys()].sort()
  return {
    find(words) {
      const wanted = wantedStems(words)
      if (wanted.length === 0) return []
      const hits = wanted.map((key) => postingsLike(stems, sorted, key))
      return ranked(hits).flatMap(([place, isInTitle], rank) => {
        const template = templates[place]
        if (template === undefined) return []
        return [
          {
            id: template.id,
            excerpt: isInTitle || rank >= MOST_EXCERPTS ? null : excerptOf(template.passages, wanted, stemOf),
          },
        ]
      })
    },
  }
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

function firstNotBefore(sorted: readonly string[], key: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Those that have every word, the weightiest first; among equals in the order of the library. */
function ranked(hits: readonly Postings[]): [place: number, isInTitle: boolean][] {
  const [first, ...others] = hits
  const found = [...(first ?? [])].flatMap(([place, own]) => {
    const weights = [own, ...others.map((postings) => postings.get(place) ?? 0)]
    if (weights.includes(0)) return []
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return [{ place, sum, isInTitle: weights.every((weight) => weight >= SUBJECT * BEGINNING) }]
  })
  return found
    .sort((left, right) => right.sum - left.sum || left.place - right.place)
    .map(({ place, isInTitle }) => [place, isInTitle])
}

/** The same words stand in every template. */
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
