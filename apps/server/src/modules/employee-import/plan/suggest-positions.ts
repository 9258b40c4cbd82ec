import { grouped } from '@ot/text'
import type { Named } from '../values/staff.ts'
import { positionKey } from './keys.ts'

const SUGGESTIONS_MAX = 5
/** Words are compared by their beginnings: «бухгалтера» and «бухгалтер» are one word. */
const STEM = 6
const SHORTEST_WORD = 3

/** Positions that share words with a title; a rare word weighs more than «специалист». */
export function positionSuggester(positions: readonly Named[]): (title: string) => Named[] {
  const said = positions.flatMap((position) =>
    [...stemsOf(position.name)].map((stem) => ({ stem, position })),
  )
  const byStem = grouped(said, ({ stem }) => stem)
  const rarity = (stem: string) => Math.log(1 + positions.length / (byStem.get(stem)?.length ?? 1))
  const weightOf = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + rarity(stem), 0)
  const weights = new Map(positions.map((position) => [position, weightOf(stemsOf(position.name))]))

  return (title) => {
    const scores = new Map<Named, number>()
    const stems = stemsOf(title)
    for (const stem of stems) {
      for (const { position } of byStem.get(stem) ?? []) {
        scores.set(position, (scores.get(position) ?? 0) + rarity(stem))
      }
    }
    const whole = weightOf(stems)
    return [...scores]
      .map(([position, shared]) => ({
        position,
        score: shared / (whole + (weights.get(position) ?? 0) - shared),
      }))
      .toSorted((a, b) => b.score - a.score || a.position.id - b.position.id)
      .slice(0, SUGGESTIONS_MAX)
      .map(({ position: { id, name } }) => ({ id, name }))
  }
}

function stemsOf(text: string): Set<string> {
  const words = positionKey(text).split(' ')
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD).map((word) => word.slice(0, STEM)))
}
