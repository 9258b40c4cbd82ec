import { folded } from '@ot/text'
import { POSITIONS, type ReferencePosition } from '../lists/positions.ts'

const STEM = 6
/** Ranks: they say nothing of the work. */
const RANKS = ['старши', 'младши', 'помощн', 'замест', 'главны', 'ведущи', 'началь', 'специа', 'рабочи']

/** Beginnings of the words that say what is done; short ones («по», «и») say nothing. */
function stemsOf(name: string): string[] {
  return folded(name)
    .split(/[^а-я]+/)
    .filter((word) => word.length >= 4)
    .map((word) => word.slice(0, STEM))
    .filter((stem) => !RANKS.includes(stem))
}

const known = POSITIONS.filter(({ profile }) => profile !== null).map((position) => ({
  position,
  stems: stemsOf(position.name),
}))

/** The profession with a profile whose name has most in common with this one; null: nothing in common. */
export function nearestProfile(name: string): ReferencePosition | null {
  const stems = stemsOf(name)
  let nearest: ReferencePosition | null = null
  let most = 0
  for (const { position, stems: others } of known) {
    // The first word names the trade, the rest what it is done to.
    const common = others.filter((stem) => stems.includes(stem)).length
    const score = common * 2 + (others[0] === stems[0] ? 3 : 0) - position.name.length / 100
    if (common > 0 && score > most) {
      nearest = position
      most = score
    }
  }
  return nearest
}
