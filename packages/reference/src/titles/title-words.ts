import { grouped, isMisprint } from '@ot/text'
import abbreviations from '../../data/title-abbreviations.json' with { type: 'json' }
import type { TitleWord } from './read-title.ts'
import { stemOf } from './stem.ts'

const SHORTEST_BEGINNING = 3
const SHORTEST_MISPRINT = 5
const TWO_MISPRINTS = 10
const SAME = 1
const BEGINNING = 0.85
const MISPRINT = 0.75

const GENDER = abbreviations.gender.map(
  ([ending = '', masculine = '']) => [new RegExp(ending), masculine] as const,
)

/** A stem of the known names that a word of a title may be, and how surely. */
export type Meaning = { stem: string; likeness: number }

export type Vocabulary = {
  meaningsOf(word: TitleWord): readonly Meaning[]
}

/** The stems of all names: what a word of a title is compared with. */
export function vocabularyOf(stems: Iterable<string>): Vocabulary {
  const known = new Set(stems)
  const byLetter = grouped(known, (stem) => stem.slice(0, 1))
  const remembered = new Map<string, readonly Meaning[]>()

  function meaningsOf(one: TitleWord): readonly Meaning[] {
    const key = `${one.word}${one.isShort ? '.' : ''}`
    const found = remembered.get(key) ?? meant(one)
    remembered.set(key, found)
    return found
  }

  function meant({ word, stem, isShort }: TitleWord): readonly Meaning[] {
    const same = known.has(stem) ? [{ stem, likeness: SAME }] : []
    if (same.length > 0 && !isShort) return same
    const masculine = masculineStem(word)
    if (masculine !== null && known.has(masculine)) return [{ stem: masculine, likeness: SAME }]
    const alike = byLetter.get(word.slice(0, 1)) ?? []
    const shortest = isShort ? 2 : SHORTEST_BEGINNING
    const begun = alike
      .filter((other) => other !== stem && word.length >= shortest && other.startsWith(word))
      .map((other) => ({ stem: other, likeness: BEGINNING }))
    if (same.length + begun.length > 0) return [...same, ...begun]
    if (stem.length < SHORTEST_MISPRINT) return []
    const allowed = stem.length >= TWO_MISPRINTS ? 2 : 1
    return alike
      .filter((other) => isMisprint(stem, other, allowed))
      .map((other) => ({ stem: other, likeness: MISPRINT }))
  }

  return { meaningsOf }
}

function masculineStem(word: string): string | null {
  const rule = GENDER.find(([ending]) => ending.test(word))
  return rule === undefined ? null : stemOf(word.replace(rule[0], rule[1]))
}
